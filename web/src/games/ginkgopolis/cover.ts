import type { GameCover } from "../contract";
import Cover from "./Cover.svelte";

const cover: GameCover = {
  Cover,
  minutes: [30, 60],
  hidden: ["first"],
  onlyFor: { solo: [1], screens: [2, 3, 4, 5] },
};
export default cover;
