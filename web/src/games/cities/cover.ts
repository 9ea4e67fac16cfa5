import type { GameCover } from "../../core/game";
import Cover from "./Cover.svelte";

const cover: GameCover = {
  Cover,
  minutes: [30, 45],
  hidden: ["content", "first"],
  onlyFor: { long: [2] },
};
export default cover;
