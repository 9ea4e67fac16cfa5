import type { GameModule } from "../../core/game";
import { animate, pointed, sound } from "./animate";
import { achievementMessage } from "./hints";
import Learn from "./Learn.svelte";
import Reference from "./Reference.svelte";
import Scores from "./Scores.svelte";
import Table from "./Table.svelte";
import type { CitiesView } from "./view";

const game: GameModule<CitiesView> = {
  Table,
  Scores,
  Reference,
  Learn,
  animate,
  sound,
  parts: pointed,
  name(part, view) {
    const [kind, name] = part.split(":");
    return kind === "achievement" ? achievementMessage(view.city, Number(name) - 1) : undefined;
  },
};
export default game;
