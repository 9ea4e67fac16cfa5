/** Why something on the table cannot be chosen now: the rule behind it, in a sentence. */

import type { Part, TableProps } from "../../core/game";
import { cellOf } from "./map";
import { asks, cardPart, isLetter, LETTERS, letterCard, NOTHING, Question, type GinkgoView } from "./view";

type Table = Pick<TableProps<GinkgoView>, "view" | "words" | "name">;

export function why(part: Part, { view, words, name }: Table): string | undefined {
  const [kind = ""] = part.split(":");
  if (view.seat !== null && (view.sealed[view.seat] ?? 0) > 0 && view.question === Question.choose) {
    return kind === "card" || kind === "tile" ? words("why-sealed") : undefined;
  }
  if (asks(view, Question.marker)) return kind === "cell" || kind === "marker" ? words("why-marker") : undefined;
  if (asks(view, Question.return)) {
    if (kind === "tile") return words("why-return-order");
    return kind === "cell" || kind === "marker" || kind === "card" ? words("why-return") : undefined;
  }
  if (!asks(view, Question.choose)) return undefined;
  if (view.chosen_card !== NOTHING) {
    return kind === "tile" ? undefined : words("why-chosen", { card: name(cardPart(view.chosen_card)) });
  }
  if (kind === "tile") return words("why-card-first");
  if (kind === "marker") return absent(view, letterCard(LETTERS.indexOf(part.slice(7))), words);
  if (kind !== "cell") return undefined;
  const index = view.cells.indexOf(cellOf(part));
  if (index < 0) return undefined;
  if (view.pawns[index]) return words("why-site");
  return absent(view, view.tops[index] as number, words);
}

function absent(view: GinkgoView, card: number, words: Table["words"]): string | undefined {
  if (view.hand.includes(card)) return undefined;
  return words(isLetter(card) ? "why-no-letter" : "why-no-card");
}
