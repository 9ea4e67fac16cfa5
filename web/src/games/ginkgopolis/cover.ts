import type { GameCover } from "../contract";
import Cover from "./Cover.svelte";

const cover: GameCover = {
  Cover,
  minutes: [30, 60],
  hidden: ["first"],
};
export default cover;
