import type { TableProps } from "../../contract";

/**
 * Keep the last thing as long as the position stays the same. What is hidden keeps its nodes: when
 * the player points at the next tile, a few words change, and nothing is rebuilt.
 */
export function lasting<Thing>(
  now: () => Thing | null,
  position: () => unknown,
): { readonly last: Thing | null } {
  let kept: Thing | null = null;
  let since: unknown;
  const last = $derived.by(() => {
    if (since !== position()) [since, kept] = [position(), null];
    return (kept = now() ?? kept);
  });
  return {
    get last() {
      return last;
    },
  };
}

/**
 * Make each of the props a signal of its own. The shell replaces all of them at once, but a part
 * that reads only the words must not be redrawn for every event.
 */
export function steady<View>(given: () => TableProps<View>): TableProps<View> {
  const view = $derived(given().view);
  const standings = $derived(given().standings);
  const seat = $derived(given().seat);
  const players = $derived(given().players);
  const options = $derived(given().options);
  const question = $derived(given().question);
  const picker = $derived(given().picker);
  const say = $derived(given().say);
  const name = $derived(given().name);
  const words = $derived(given().words);
  const beat = $derived(given().beat);
  const events = $derived(given().events);
  const current = $derived(given().current);
  const past = $derived(given().past);
  const highlight = $derived(given().highlight);
  const point = $derived(given().point);
  const over = $derived(given().over);
  const scores = $derived(given().scores);
  const size = $derived(given().size);
  const replay = $derived(given().replay);
  const motion = $derived(given().motion);
  const actions = $derived(given().actions);
  return {
    get view() {
      return view;
    },
    get standings() {
      return standings;
    },
    get seat() {
      return seat;
    },
    get players() {
      return players;
    },
    get options() {
      return options;
    },
    get question() {
      return question;
    },
    get picker() {
      return picker;
    },
    get say() {
      return say;
    },
    get name() {
      return name;
    },
    get words() {
      return words;
    },
    get beat() {
      return beat;
    },
    get events() {
      return events;
    },
    get current() {
      return current;
    },
    get past() {
      return past;
    },
    get highlight() {
      return highlight;
    },
    get point() {
      return point;
    },
    get over() {
      return over;
    },
    get scores() {
      return scores;
    },
    get size() {
      return size;
    },
    get replay() {
      return replay;
    },
    get motion() {
      return motion;
    },
    get actions() {
      return actions;
    },
  };
}
