import type { GameCover } from "../../core/game";
import Cover from "./Cover.svelte";

const cover: GameCover = { Cover, minutes: [30, 60], hidden: ["first"] };
export default cover;
