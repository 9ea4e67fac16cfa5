/** Tooltips and attributes of the cards and tiles in the hand. */

import type { Choice, Part, TableProps } from "../../contract";
import type { Tip } from "../../../ui/tooltip";
import { cardPart, isCharacter, isLetter, powerPart, startPart } from "../view";
import type { GinkgoView } from "../view";

/** The choices that consist of a single part. */
export function choicesByPart(choices: readonly Choice[]): Map<Part, Choice> {
  const found = new Map<Part, Choice>();
  for (const choice of choices) {
    const [part, ...others] = choice.parts;
    if (part !== undefined && others.length === 0) found.set(part, choice);
  }
  return found;
}

export function cardTip(card: number, table: TableProps<GinkgoView>): Required<Tip> {
  const title = table.name(cardPart(card));
  const power = table.name(powerPart(card));
  if (isCharacter(card)) {
    return {
      title,
      lines: [power, table.words("card-start", { items: table.name(startPart(card)) })],
    };
  }
  const lasting = isLetter(card)
    ? table.words("reference-letter")
    : table.words("card-won", { power });
  return { title, lines: [lasting] };
}

/**
 * The attributes of a card or tile. A button is named by the words inside it, a picture by its label.
 * A chosen part stays a tab stop: removing it would force a layout and lose the keyboard focus.
 */
export function named(
  props: Record<string, unknown>,
  stays = props["data-chosen"] === true,
): Record<string, unknown> {
  return props.role === "button"
    ? { ...props, "aria-label": undefined }
    : { ...props, tabindex: stays ? 0 : -1 };
}
