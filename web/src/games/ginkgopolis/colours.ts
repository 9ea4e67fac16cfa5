import "./colours.css";
import type { Colour } from "./view";

/** The class that gives a colour to all that is inside: `--tile`, and `--on-tile` for what is written on it. */
export const inColour = (colour: Colour): string => `ginkgo-${colour}`;
