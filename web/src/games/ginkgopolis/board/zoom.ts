/** Pan, pinch and wheel for the city; it stays centred until the player moves it. */

import { select } from "d3-selection";
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from "d3-zoom";
import { fitting, type Box, type Edges } from "./map";

export interface Window {
  k: number;
  x: number;
  y: number;
  /** The player moved it, so it does not show the whole city as it grows. */
  moved: boolean;
}

function sameBox(one: Box, other: Box): boolean {
  const same = one.x === other.x && one.y === other.y;
  return same && one.width === other.width && one.height === other.height;
}

const inside = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

export class CityZoom {
  private readonly behaviour: ZoomBehavior<SVGSVGElement, unknown>;
  private readonly target;
  private box: Box = { x: -200, y: -200, width: 400, height: 400 };
  private moved = false;
  /** As the browser told it, in pixels: to ask would make it lay out the page. */
  private size = { width: 0, height: 0, rem: 16 };
  private readonly watcher: ResizeObserver;

  constructor(
    private readonly svg: SVGSVGElement,
    private readonly changed: (window: Window) => void,
    /** What lies over the city in a window of some rem, in rem. */
    private readonly edges: (width: number, height: number) => Edges,
    private readonly dragged: (now: boolean) => void,
  ) {
    this.target = select<SVGSVGElement, unknown>(svg);
    this.behaviour = zoom<SVGSVGElement, unknown>()
      .scaleExtent([0.2, 6])
      .clickDistance(6)
      .extent(() => [
        [0, 0],
        [this.size.width, this.size.height],
      ])
      .on("zoom", (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
        const source = event.sourceEvent as Event | null;
        if (source) this.moved = true;
        if (source?.type === "mousemove") this.dragged(true);
        const { k, x, y } = event.transform;
        this.changed({ k, x, y, moved: this.moved });
      })
      .on("end", () => this.dragged(false));
    this.target.call(this.behaviour).on("dblclick.zoom", null);
    this.watcher = new ResizeObserver(([seen]) => seen && this.resize(seen.contentRect));
    this.watcher.observe(svg);
  }

  /** The city has grown. */
  frame(box: Box): void {
    if (sameBox(box, this.box)) return;
    this.box = box;
    this.settle();
  }

  fit(): void {
    this.moved = false;
    this.settle();
  }

  by(factor: number): void {
    this.moved = true;
    this.behaviour.scaleBy(this.target, factor);
  }

  /** Bring a point of the city into the window, if it is outside, and no further than needed. */
  show(x: number, y: number): void {
    const { width, height } = this.size;
    const now = this.svg.__zoom ?? zoomIdentity;
    const [sx, sy] = now.apply([x, y]);
    const margin = 50 * now.k;
    const dx = inside(sx, margin, width - margin) - sx;
    const dy = inside(sy, margin, height - margin) - sy;
    if (dx === 0 && dy === 0) return;
    this.moved = true;
    this.behaviour.translateBy(this.target, dx / now.k, dy / now.k);
  }

  close(): void {
    this.watcher.disconnect();
    this.target.on(".zoom", null);
  }

  private resize({ width, height }: DOMRectReadOnly): void {
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    this.size = { width, height, rem };
    this.settle();
  }

  private settle(): void {
    const { width, height, rem } = this.size;
    if (this.moved || width === 0 || height === 0) return;
    const { top, left, right } = this.edges(width / rem, height / rem);
    const edges = { top: top * rem, left: left * rem, right: right * rem };
    const { k, x, y } = fitting(this.box, width, height, edges);
    this.behaviour.transform(this.target, zoomIdentity.translate(x, y).scale(k));
  }
}

declare global {
  interface SVGSVGElement {
    __zoom?: typeof zoomIdentity;
  }
}
