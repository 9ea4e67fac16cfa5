/** Generated from the game's views and events by `python -m polis.export`; not to be edited. */

export interface CitiesConfig {
  seats: number;
  city: number;
  long: boolean;
  theaters: boolean;
  first: number;
  content: string;
  rounds: number;
  per_row: number;
}

/** One entry per tile in the order of placement, four per tile for the spaces. */
export interface DistrictView {
  tiles: number[];
  turns: number[];
  cells: number[];
  ground: number[];
  heights: number[];
  features: number[];
}

export interface CitiesView {
  seat: number | null;
  config: CitiesConfig;
  city: number;
  question: number;
  waiting: number;
  round: number;
  star: number;
  turn: number;
  agenda: number[];
  goal_row: number[];
  tile_row: number[];
  feature_row: number[];
  building_row: number[];
  face_down: number[];
  workers: number[];
  unseen_goals: number[];
  unseen_tiles: number[];
  unseen_features: number[];
  unseen_buildings: number[];
  start_tiles: number[];
  theaters: number[];
  markers: number[];
  goals: number[][];
  districts: DistrictView[];
  gone: number[];
}

export type View = CitiesView;

export interface StartTileChosen {
  kind: "StartTileChosen";
  seat: number;
  tile: number;
}

export interface MarketFilled {
  kind: "MarketFilled";
  number: number;
  goals: number[];
  tiles: number[];
  features: number[];
  buildings: number[];
}

/** With three players: the components that no player took left the game. */
export interface MarketCleared {
  kind: "MarketCleared";
  goals: number[];
  tiles: number[];
  features: number[];
  buildings: number[];
  hidden: number[];
}

export interface StarTaken {
  kind: "StarTaken";
  seat: number;
}

export interface GameEnded {
  kind: "GameEnded";
}

export interface WorkerPlaced {
  kind: "WorkerPlaced";
  seat: number;
  slot: number;
}

/** A hidden component, or one from the bag, is shown to all seats. */
export interface ItemsRevealed {
  kind: "ItemsRevealed";
  seat: number;
  row: number;
  items: number[];
}

export interface ItemsTaken {
  kind: "ItemsTaken";
  seat: number;
  row: number;
  items: number[];
}

export interface TilePlaced {
  kind: "TilePlaced";
  seat: number;
  tile: number;
  x: number;
  y: number;
  turn: number;
}

export interface FeaturePlaced {
  kind: "FeaturePlaced";
  seat: number;
  feature: number;
  x: number;
  y: number;
}

/** A feature just taken was given up for a theater. */
export interface TheaterTaken {
  kind: "TheaterTaken";
  seat: number;
  given: number;
  theater: number;
}

export interface BuildingPlaced {
  kind: "BuildingPlaced";
  seat: number;
  colour: number;
  x: number;
  y: number;
  height: number;
}

/** Components that the player could not or would not place left the game. */
export interface ItemsLeft {
  kind: "ItemsLeft";
  seat: number;
  row: number;
  items: number[];
}

export interface AchievementGained {
  kind: "AchievementGained";
  seat: number;
  achievement: number;
  points: number;
}

export type GameEvent =
  | StartTileChosen
  | MarketFilled
  | MarketCleared
  | StarTaken
  | GameEnded
  | WorkerPlaced
  | ItemsRevealed
  | ItemsTaken
  | TilePlaced
  | FeaturePlaced
  | TheaterTaken
  | BuildingPlaced
  | ItemsLeft
  | AchievementGained;
