/** A picture of the final table and the score, to share. */

import type { ScoredSide } from "../../games/contract";
import { drawingOf } from "../../ui/drawing";

const WIDTH = 1200;
const MARGIN = 48;
const BOARD = 620;
const ROW = 64;
const FONT = "system-ui, sans-serif";

interface Ending {
  title: string;
  verdict: string;
  /** The best first. */
  sides: readonly ScoredSide[];
}

export async function endPicture(ending: Ending): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = BOARD + 4 * MARGIN + ROW * (1 + ending.sides.length);
  const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
  const page = getComputedStyle(document.documentElement);
  const colour = (name: string): string => page.getPropertyValue(name).trim();
  pen.fillStyle = colour("--paper");
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.textBaseline = "middle";
  await drawBoard(pen);
  let y = BOARD + 1.5 * MARGIN;
  pen.fillStyle = colour("--ink");
  write(pen, ending.verdict, MARGIN, y, 44, 700, WIDTH - 2 * MARGIN);
  for (const side of ending.sides) {
    y += ROW;
    pen.fillStyle = colour(side.colour.slice(4, -1)); // "var(--seat-1)"
    write(pen, side.mark, MARGIN, y, 34, 700);
    pen.fillStyle = colour("--ink");
    write(pen, side.name, MARGIN + 56, y, 34, 500, WIDTH - 2 * MARGIN - 220);
    pen.textAlign = "end";
    write(pen, String(side.total), WIDTH - MARGIN, y, 38, 700);
    pen.textAlign = "start";
  }
  pen.fillStyle = colour("--ink-soft");
  write(pen, `${ending.title} · polis`, MARGIN, canvas.height - MARGIN, 26, 400);
  return new Promise((found, failed) => {
    canvas.toBlob((blob) => (blob ? found(blob) : failed(new Error("no picture"))), "image/png");
  });
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  weight: number,
  most?: number,
): void {
  pen.font = `${weight} ${size}px ${FONT}`;
  pen.fillText(text, x, y, most);
}

/** The largest drawing that the game offers for this, in the middle of the upper part. */
async function drawBoard(pen: CanvasRenderingContext2D): Promise<void> {
  const area = (svg: SVGSVGElement): number => {
    const { width, height } = svg.getBoundingClientRect();
    return width * height;
  };
  const found = [...document.querySelectorAll<SVGSVGElement>("svg[data-picture]")];
  const svg = found.sort((one, other) => area(other) - area(one))[0];
  if (!svg || area(svg) === 0) return;
  const image = await drawingOf(svg);
  const room = { width: WIDTH - 2 * MARGIN, height: BOARD - MARGIN };
  const k = Math.min(room.width / image.width, room.height / image.height);
  const [width, height] = [k * image.width, k * image.height];
  pen.drawImage(image, (WIDTH - width) / 2, MARGIN + (room.height - height) / 2, width, height);
}

/** Some browsers cannot share files. */
const isShareable = (file: File): boolean =>
  "canShare" in navigator && navigator.canShare({ files: [file] });

/** By the device's own ways of sharing, where there are any; else as a download. */
export async function share(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], `${name}.png`, { type: picture.type });
  if (matchMedia("(pointer: coarse)").matches && isShareable(file)) {
    await navigator.share({ files: [file] }).catch(() => undefined); // the player changed their mind
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
