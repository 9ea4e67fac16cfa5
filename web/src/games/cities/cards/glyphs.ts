/** A sign besides each colour, on a square of 24: nothing is told by colour alone. */

function rays(count: number, outer: number, inner: number): string {
  const points = Array.from({ length: count * 2 }, (_, at) => {
    const angle = (at * Math.PI) / count - Math.PI / 2;
    const far = at % 2 ? inner : outer;
    return `${(12 + far * Math.cos(angle)).toFixed(2)} ${(12 + far * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
}

/** Red: a cross; blue: a ring; green: a leaf; yellow: a sun; any: a diamond of four. */
export const GLYPHS: Record<string, string> = {
  red: "M9 3.500h6V9h5.500v6H15v5.500H9V15H3.500V9H9Z",
  blue: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 5a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z",
  green:
    "M20.500 3.500C9 3 3.500 8.500 4.200 17.200L3 20.500l1 .5 2-2.300C15.500 20 21 14.500 20.500 3.500ZM7 16.800 15.500 8l.6.6L7.600 17.300Z",
  yellow: rays(8, 10.5, 5.4),
  neutral: "M12 2.500 21.500 12 12 21.500 2.500 12Zm0 4.500L7 12l5 5 5-5Z",
};

export const STAR = rays(5, 11, 4.6);

/** A worker seen from the front, on a square of 24. */
export const WORKER =
  "M12 2.500a4.300 4.300 0 0 1 3 7.400c3 .4 6 1.200 6 3.300 0 1.700-2 2-3.700 1.800l2.400 6.500H4.300L6.700 15C5 15.200 3 14.900 3 13.200c0-2.100 3-2.900 6-3.300a4.300 4.300 0 0 1 3-7.400Z";
