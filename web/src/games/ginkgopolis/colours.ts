import "./colours.css";
import type { Colour } from "./view";

/** The class that sets the colour of a tile (`--tile`) and of the text on it (`--on-tile`). */
export const inColour = (colour: Colour): string => `ginkgo-${colour}`;
