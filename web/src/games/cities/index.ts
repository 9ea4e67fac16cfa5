import type { GameModule } from "../../core/game";
import { animate, pointed, sound } from "./animate";
import { achievementMessage } from "./hints";
import { placeMessage } from "./places";
import Learn from "./Learn.svelte";
import Reference from "./Reference.svelte";
import Scores from "./Scores.svelte";
import Table from "./Table.svelte";
import type { CitiesView } from "./view";
import { why } from "./why";

const game: GameModule<CitiesView> = {
  Table,
  ownPreview: true,
  why,
  Scores,
  sources: ["line-achievement", "line-water", "line-park", "line-monuments", "line-theater", "line-goal"],
  Reference,
  Learn,
  animate,
  sound,
  parts: pointed,
  ofSeat: (part, seat) => part.replace(/^space:/, `plot:${seat}:`),
  keys: [["R", "rotate-tile"]],
  name(part, view) {
    const [kind, name] = part.split(":");
    // Outside of a table there is no view: the names of places are those of a usual game.
    const seen = view as CitiesView | null;
    if (kind !== "achievement") return placeMessage(part, seen?.config.long ?? false);
    return seen ? achievementMessage(seen.city, Number(name) - 1) : undefined;
  },
};
export default game;
