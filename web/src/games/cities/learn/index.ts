import type { GameLesson } from "../../contract";
import type { Lesson } from "../../../session/lesson";
import RulePicture from "./RulePicture.svelte";

const lesson: GameLesson = {
  load: async () =>
    (await import("../../../generated/games/cities/lesson.json")).default as unknown as Lesson,
  outlines: true,
  Picture: RulePicture,
};
export default lesson;
