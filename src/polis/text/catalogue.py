"""Load Fluent catalogues and turn message ids into words.

A catalogue belongs to a package and lies in its folder `locale`, one file per language. If a
language lacks a message, the English text is used, and if that is missing too, the id. A strict
catalogue, for tests, raises an error instead.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from polis.kernel.errors import PolisError

LANGUAGES: Final = ("en", "ru", "zh-Hant", "es", "hu")
SHELL: Final = "polis.text"


class UnknownLanguage(PolisError):
    """There is no catalogue in that language."""

    code = "unknown-language"


class MissingWords(LookupError):
    """A strict catalogue lacks a message or one of its arguments."""


def nearest_language(tag: str) -> str:
    """The supported language for a tag such as `ru`, `ru-RU` or `zh_TW.UTF-8`."""
    primary = tag.replace("_", "-").partition("-")[0].partition(".")[0].lower()
    for language in LANGUAGES:
        if language.partition("-")[0] == primary:
            return language
    known = ", ".join(LANGUAGES)
    raise UnknownLanguage(f"there is no language {tag!r}; there are: {known}", tag=tag, known=known)


class Catalogue:
    """The messages of one package in one language."""

    def __init__(self, package: str, language: str, strict: bool = False) -> None:
        self.language = language
        self._strict = strict
        spoken = [language] if strict or language == "en" else [language, "en"]
        self._bundles = [_bundle(package, spoken_language) for spoken_language in spoken]

    def __contains__(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def format(self, key: str, args: Mapping[str, int | float | str]) -> str:
        """Format a message."""
        for bundle in self._bundles:
            words = self._try(bundle, key, args)
            if words is not None:
                return words
        if self._strict:
            raise MissingWords(f"there is no message {key!r} in {self.language!r}")
        return key

    def _try(
        self, bundle: FluentBundle, key: str, args: Mapping[str, int | float | str]
    ) -> str | None:
        pattern = bundle.get_message(key).value if bundle.has_message(key) else None
        if pattern is None:
            return None
        words, errors = bundle.format_pattern(pattern, dict(args))
        if errors and self._strict:
            raise MissingWords(f"message {key!r} in {self.language!r}: {errors[0]}")
        return str(words)


def source(package: str, language: str) -> str:
    """The text of a catalogue; empty if there is none."""
    file = files(package).joinpath("locale", f"{language}.ftl")
    return file.read_text("utf-8") if file.is_file() else ""


def plain_source(package: str, language: str) -> str:
    """The text of a catalogue without the comments for translators."""
    text = re.sub(r"^#.*\n", "", source(package, language), flags=re.MULTILINE)
    return re.sub(r"\n{2,}", "\n", text).strip() + "\n"


@cache
def _bundle(package: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(package, language)))
    return bundle
