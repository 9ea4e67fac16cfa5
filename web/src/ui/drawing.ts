/** Turn an SVG of the page into a picture: outside the page, style sheets do not apply. */

/** What the drawings of games set by style sheets. */
const PROPERTIES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "paint-order",
  "opacity",
  "display",
  "visibility",
  "transform",
  "transform-box",
  "transform-origin",
  "font-family",
  "font-size",
  "font-weight",
  "letter-spacing",
  "text-anchor",
  "dominant-baseline",
] as const;

export async function drawingOf(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const { width, height } = svg.getBoundingClientRect();
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  inline(svg, copy);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

function inline(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  const kept = PROPERTIES.map((name) => `${name}:${style.getPropertyValue(name)}`);
  to.setAttribute("style", kept.join(";"));
  Array.from(from.children).forEach((child, at) => {
    const copied = to.children[at];
    if (copied) inline(child, copied);
  });
}
