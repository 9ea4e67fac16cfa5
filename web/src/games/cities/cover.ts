import type { GameCover } from "../contract";
import Cover from "./Cover.svelte";

const cover: GameCover = {
  Cover,
  minutes: [30, 45],
  hidden: ["content", "first"],
};
export default cover;
