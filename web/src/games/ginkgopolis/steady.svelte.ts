import type { TableProps } from "../../core/game";

/**
 * The last thing that there was, as long as the position stays the same: what is hidden keeps its
 * nodes, and pointing at the next tile changes a few words instead of building all of it anew.
 */
export function lasting<Thing>(now: () => Thing | null, position: () => unknown): { readonly last: Thing | null } {
  let kept: Thing | null = null;
  let since: unknown;
  const last = $derived.by(() => {
    if (since !== position()) [since, kept] = [position(), null];
    return (kept = now() ?? kept);
  });
  return { get last() { return last; } };
}

/**
 * The same props, each a signal of its own. The shell renews all of them at once; whoever reads only
 * the words must not be drawn anew because an event is being shown.
 */
export function steady<View>(given: () => TableProps<View>): TableProps<View> {
  const view = $derived(given().view);
  const seat = $derived(given().seat);
  const players = $derived(given().players);
  const options = $derived(given().options);
  const question = $derived(given().question);
  const picker = $derived(given().picker);
  const say = $derived(given().say);
  const name = $derived(given().name);
  const words = $derived(given().words);
  const events = $derived(given().events);
  const current = $derived(given().current);
  const highlight = $derived(given().highlight);
  const point = $derived(given().point);
  const over = $derived(given().over);
  const scores = $derived(given().scores);
  const size = $derived(given().size);
  const replay = $derived(given().replay);
  const motion = $derived(given().motion);
  return {
    get view() { return view; },
    get seat() { return seat; },
    get players() { return players; },
    get options() { return options; },
    get question() { return question; },
    get picker() { return picker; },
    get say() { return say; },
    get name() { return name; },
    get words() { return words; },
    get events() { return events; },
    get current() { return current; },
    get highlight() { return highlight; },
    get point() { return point; },
    get over() { return over; },
    get scores() { return scores; },
    get size() { return size; },
    get replay() { return replay; },
    get motion() { return motion; },
  };
}
