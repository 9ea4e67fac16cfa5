import type { GameModule, Part, Told } from "../../core/game";
import { partsIn } from "../../core/fluent";
import { animate, sound } from "./animate";
import Learn from "./Learn.svelte";
import { cellPart } from "./map";
import Reference from "./Reference.svelte";
import Scores from "./Scores.svelte";
import { sides } from "./scorewalk";
import Table from "./Table.svelte";
import { why } from "./why";
import { nameMessage, type GinkgoView } from "./view";

/** What the log points at: the place in the city besides the cards and tiles. */
function parts(told: Told): Part[] {
  const { cell } = told.event;
  const found = partsIn(told.message);
  return typeof cell === "number" && cell >= 0 ? [...found, cellPart(cell)] : found;
}

const game: GameModule<GinkgoView> = { Table, ownPreview: true, why, Scores, sides, Reference, Learn, animate, sound, parts, name: nameMessage };
export default game;
