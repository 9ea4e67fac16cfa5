/** Generated from the game's views and events by `python -m polis.export`; not to be edited. */

export interface GinkgoConfig {
  seats: number;
  draft: boolean;
  expert: boolean;
  screens: boolean;
  first: number;
}

export interface GinkgoView {
  seat: number | null;
  config: GinkgoConfig;
  waiting: number;
  question: number;
  round: number;
  first: number;
  exhaustions: number;
  ending: boolean;
  moving: number;
  agenda: number[];
  cells: number[];
  tops: number[];
  heights: number[];
  owners: number[];
  pawns: number[];
  markers: number[];
  pool: number[];
  resources: number[];
  points: number[];
  num_tiles: number[];
  tokens: number[];
  tableau: (number | string)[];
  bonuses: number[];
  characters: number[];
  sealed: number[];
  hand_sizes: number[];
  shown: (number | string)[];
  redrawn: number[];
  deck_size: number;
  discard: number[];
  supply_size: number;
  returned: number[];
  hand: number[];
  tiles: number[];
  chosen_card: number;
  chosen_tile: number;
  passed: number[];
  selected: number[];
}

export type View = GinkgoView;

export interface CharacterPicked {
  kind: "CharacterPicked";
  side: number;
}

export interface CharacterKept {
  kind: "CharacterKept";
  owner: number;
  card: number;
}

export interface PacketReceived {
  kind: "PacketReceived";
  owner: number;
  cards: number[];
}

export interface CharactersShown {
  kind: "CharactersShown";
  side: number;
  cards: number[];
  resources: number;
  points: number;
}

export interface CardPicked {
  kind: "CardPicked";
  owner: number;
  card: number;
}

export interface Sealed {
  kind: "Sealed";
  side: number;
  with_tile: boolean;
}

export interface ChoiceSealed {
  kind: "ChoiceSealed";
  owner: number;
  card: number;
  tile: number;
}

export interface HandRenewed {
  kind: "HandRenewed";
  side: number;
  discarded: number[];
}

export interface ChoiceRevealed {
  kind: "ChoiceRevealed";
  side: number;
  card: number;
  tile: number;
}

/** The tile could not be paid for: it went back to the stock. */
export interface FellBack {
  kind: "FellBack";
  side: number;
  tile: number;
}

export interface Exploited {
  kind: "Exploited";
  side: number;
  card: number;
  cell: number;
  height: number;
}

export interface Urbanized {
  kind: "Urbanized";
  side: number;
  card: number;
  tile: number;
  cell: number;
}

export interface FloorBuilt {
  kind: "FloorBuilt";
  side: number;
  card: number;
  tile: number;
  cell: number;
  height: number;
  points_paid: number;
  resources_placed: number;
  resources_paid: number;
}

/** A building was covered: its resources went back to their owner. */
export interface ResourcesReturned {
  kind: "ResourcesReturned";
  side: number;
  resources: number;
  points: number;
}

export interface MarkerMoved {
  kind: "MarkerMoved";
  letter: number;
  cell: number;
  pushed: boolean;
}

export interface Gained {
  kind: "Gained";
  side: number;
  cause: string;
  payer: number;
  resources: number;
  points: number;
}

export interface TilesTakenUnseen {
  kind: "TilesTakenUnseen";
  side: number;
  count: number;
  payer: number;
}

export interface TilesTaken {
  kind: "TilesTaken";
  owner: number;
  tiles: number[];
  payer: number;
}

/** Tiles that were to be taken after the second exhaustion. */
export interface TilesLost {
  kind: "TilesLost";
  side: number;
  count: number;
}

export interface RoundBegan {
  kind: "RoundBegan";
  number: number;
  first: number;
}

/** The cards that came into a hand: passed on by the neighbour, drawn, or both. */
export interface CardsReceived {
  kind: "CardsReceived";
  owner: number;
  cards: number[];
}

export interface DeckRebuilt {
  kind: "DeckRebuilt";
  joined: number[];
  set_aside: number[];
}

/** Solo: the unused cards were discarded. */
export interface CardsDiscarded {
  kind: "CardsDiscarded";
  cards: number[];
}

export interface SupplyExhausted {
  kind: "SupplyExhausted";
  times: number;
}

/** All see which tiles a side gave back, before they are shuffled face down (G14.4). */
export interface TilesReturned {
  kind: "TilesReturned";
  side: number;
  tiles: number[];
}

export interface EndTriggered {
  kind: "EndTriggered";
  cause: string;
  side: number;
}

export interface GameEnded {
  kind: "GameEnded";
  totals: number[];
}

/** Hal's card was turned over. */
export interface HalDrew {
  kind: "HalDrew";
  card: number;
}

/** Expert level, or a turn that Hal could not take: a card he did not use. */
export interface HalDiscarded {
  kind: "HalDiscarded";
  card: number;
  kept: number;
}

export interface HalTookTile {
  kind: "HalTookTile";
  tile: number;
}

export type GameEvent =
  | CharacterPicked
  | CharacterKept
  | PacketReceived
  | CharactersShown
  | CardPicked
  | Sealed
  | ChoiceSealed
  | HandRenewed
  | ChoiceRevealed
  | FellBack
  | Exploited
  | Urbanized
  | FloorBuilt
  | ResourcesReturned
  | MarkerMoved
  | Gained
  | TilesTakenUnseen
  | TilesTaken
  | TilesLost
  | RoundBegan
  | CardsReceived
  | DeckRebuilt
  | CardsDiscarded
  | SupplyExhausted
  | TilesReturned
  | EndTriggered
  | GameEnded
  | HalDrew
  | HalDiscarded
  | HalTookTile;
