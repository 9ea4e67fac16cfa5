import type { GameModule } from "../contract";
import { animate, pointed, sound } from "./motion/animate";
import Reference from "./learn/Reference.svelte";
import Scores from "./panels/Scores.svelte";
import Table from "./Table.svelte";
import SmallPicture from "./cards/SmallPicture.svelte";
import { ofSeat, pictureOf, type CitiesView } from "./view";

const game: GameModule<CitiesView> = {
  Table,
  ownPreview: true,
  Scores,
  sources: [
    "line-achievement",
    "line-water",
    "line-park",
    "line-monuments",
    "line-theater",
    "line-goal",
  ],
  Reference,
  animate,
  sound,
  parts: pointed,
  ofSeat,
  Picture: SmallPicture,
  pictureOf,
  keys: [["R", "rotate-tile"]],
};
export default game;
