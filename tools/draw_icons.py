"""Draw the icons of the installed app from `web/public/icon.svg`.

python tools/draw_icons.py
"""

import re
import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

FOLDER: Final = Path(__file__).resolve().parent.parent / "web" / "public"
PAPER: Final = "#f4ecdd"
# The name, the size, the share that the drawing fills, and whether it lies on paper. Systems cut
# a maskable icon to a shape of their own: only its middle is always visible.
ICONS: Final = (
    ("icon-180.png", 180, 0.8, True),
    ("icon-192.png", 192, 1.0, False),
    ("icon-512.png", 512, 1.0, False),
    ("icon-maskable.png", 512, 0.62, True),
)


def drawing(svg: str, size: int, share: float, on_paper: bool) -> str:
    inner = re.sub(r"^<svg[^>]*>|</svg>$", "", svg.strip())
    paper = f'<rect width="32" height="32" fill="{PAPER}"/>' if on_paper else ""
    edge = 16 * (1 - share)
    return (
        f'<style>body{{margin:0}}svg{{display:block}}</style><svg width="{size}" height="{size}" '
        f'viewBox="0 0 32 32">{paper}<g transform="translate({edge} {edge}) scale({share})">'
        f"{inner}</g></svg>"
    )


def main() -> None:
    svg = (FOLDER / "icon.svg").read_text("utf-8")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"))
        for name, size, share, on_paper in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(drawing(svg, size, share, on_paper))
            page.screenshot(path=FOLDER / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
