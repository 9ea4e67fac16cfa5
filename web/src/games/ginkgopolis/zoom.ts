/** Pan, pinch and wheel for the city; it stays in the middle until somebody moves it. */

import { select } from "d3-selection";
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from "d3-zoom";
import { fitting, type Box } from "./map";

export interface Window {
  k: number;
  x: number;
  y: number;
}

export class CityZoom {
  private readonly behaviour: ZoomBehavior<SVGSVGElement, unknown>;
  private readonly target;
  private box: Box = { x: -200, y: -200, width: 400, height: 400 };
  private moved = false;
  private readonly watcher: ResizeObserver;

  constructor(
    private readonly svg: SVGSVGElement,
    private readonly changed: (window: Window) => void,
    /** Room at the top for what lies over the city. */
    private readonly top = 0,
  ) {
    this.target = select<SVGSVGElement, unknown>(svg);
    this.behaviour = zoom<SVGSVGElement, unknown>()
      .scaleExtent([0.2, 3])
      .clickDistance(6)
      .on("zoom", (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
        if (event.sourceEvent) this.moved = true;
        const { k, x, y } = event.transform;
        this.changed({ k, x, y });
      });
    this.target.call(this.behaviour).on("dblclick.zoom", null);
    this.watcher = new ResizeObserver(() => this.settle());
    this.watcher.observe(svg);
  }

  /** The city has grown. */
  frame(box: Box): void {
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

  /** Bring a point of the city into the window, if it is outside. */
  show(x: number, y: number): void {
    const { clientWidth: width, clientHeight: height } = this.svg;
    const now = this.svg.__zoom ?? zoomIdentity;
    const [sx, sy] = now.apply([x, y]);
    const margin = 70 * now.k;
    if (sx > margin && sy > margin && sx < width - margin && sy < height - margin) return;
    this.moved = true;
    this.behaviour.translateTo(this.target, x, y);
  }

  close(): void {
    this.watcher.disconnect();
    this.target.on(".zoom", null);
  }

  private settle(): void {
    const { clientWidth: width, clientHeight: height } = this.svg;
    if (this.moved || width === 0 || height === 0) return;
    const { k, x, y } = fitting(this.box, width, Math.max(1, height - this.top));
    this.behaviour.transform(this.target, zoomIdentity.translate(x, y + this.top).scale(k));
  }
}

declare global {
  interface SVGSVGElement {
    __zoom?: typeof zoomIdentity;
  }
}
