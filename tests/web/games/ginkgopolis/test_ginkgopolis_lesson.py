"""The lesson of the browser is a real match: the rules say the same about it as its file does."""

import json

from tests.web.games.ginkgopolis.lesson import FILE, build, text


def test_the_lesson_is_what_the_rules_say() -> None:
    stored = FILE.read_text("utf-8")
    assert stored == text(build(json.loads(stored)["match"])), (
        "python -m tests.web.games.ginkgopolis.lesson"
    )


def test_every_good_answer_is_among_the_choices() -> None:
    for step in json.loads(FILE.read_text("utf-8"))["steps"]:
        if step["action"] is not None:
            assert step["action"] in [choice["action"] for choice in step["position"]["choices"]]
