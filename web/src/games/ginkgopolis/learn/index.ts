import type { GameLesson } from "../../contract";
import type { Lesson } from "../../../session/lesson";
import LessonAid from "./LessonAid.svelte";
import RulePicture from "./RulePicture.svelte";

/** Steps that show the districts. */
const OVERVIEW = ["lead", "ending"];

const lesson: GameLesson = {
  load: async () =>
    (await import("../../../generated/games/ginkgopolis/lesson.json")).default as unknown as Lesson,
  Aid: LessonAid,
  Picture: RulePicture,
  options: (step) => ({ lesson: true, districts: OVERVIEW.includes(step) }),
};
export default lesson;
