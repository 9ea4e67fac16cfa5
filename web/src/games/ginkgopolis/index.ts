import type { GameModule, Part, Told } from "../contract";
import { partsIn } from "../../i18n/fluent";
import { animate, sound } from "./motion/animate";
import { cellPart } from "./board/map";
import Reference from "./learn/Reference.svelte";
import Scores from "./panels/Scores.svelte";
import Table from "./Table.svelte";
import { eventOf } from "./motion/events";
import SmallPicture from "./cards/SmallPicture.svelte";
import { cardOf, isCharacter, NOTHING, type GinkgoView } from "./view";

/** The log points at the place in the city, besides the cards and tiles. */
function parts(told: Told): Part[] {
  const event = eventOf(told);
  const found = partsIn(told.message);
  return "cell" in event && event.cell !== NOTHING ? [...found, cellPart(event.cell)] : found;
}

/** Cards and tiles have a colour and a number; characters have a name. */
function pictureOf(part: Part): "alone" | null {
  const card = /^(card|tile):/.test(part) ? cardOf(part) : NOTHING;
  return card === NOTHING || isCharacter(card) ? null : "alone";
}

const game: GameModule<GinkgoView> = {
  Table,
  ownPreview: true,
  ownActions: true,
  Scores,
  automaton: "hal",
  Reference,
  animate,
  sound,
  parts,
  Picture: SmallPicture,
  pictureOf,
  keys: [["V", "city-flat"]],
};
export default game;
