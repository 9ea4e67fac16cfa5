/** Own symbols on a square of 24: a filled shape, and lines cut into it. */

export interface Drawing {
  fill?: string;
  /** Lines in the colour of what lies beneath. */
  cut?: string;
  /** Lines in the symbol's own colour. */
  line?: string;
}

const HOUSE = "M5 21V11h14v10z";

export const GLYPHS = {
  flat: { line: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z" },
  resource: {
    fill: "M12 2.2 20.8 7v10L12 21.8 3.200 17V7z",
    cut: "M4.200 7.600 12 11.900l7.800-4.300M12 11.900v8.800",
  },
  tile: {
    fill: "M5.500 3.500h13a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2z",
    cut: "M8 8h8v8H8z",
  },
  point: {
    fill: "M12 1.800l3.100 6.700 7.300.9-5.400 5 1.400 7.300L12 18.100l-6.400 3.600L7 14.400l-5.400-5 7.300-.9z",
  },
  exploit: { line: "M5 14v5.500h14V14M12 15V4M7.500 8 12 3.500 16.500 8" },
  urbanize: { line: "M3.500 20.500h17M6 20.500v-8h6v8M17 4v8M13 8h8M14.500 20.500v-4h4v4" },
  construct: {
    line: "M5 20.500h14M5 16h14M5 11.500h14M5 20.500v-9M19 20.500v-9M12 9V2.500M9 5.500l3-3 3 3",
  },
  end: { line: "M6 21V3.500M6 4.500h11.500l-2.500 4 2.500 4H6" },
  pool: {
    line: "M3.500 9.500h17l-2 10.500h-13zM7 9.500 9.500 4M17 9.500 14.500 4M9 13v4M12 13v4M15 13v4",
  },
  token: {
    fill: "M7 3h8a1.500 1.500 0 0 1 1.500 1.500V9H14V5.500H8v11h2V19H7a1.500 1.500 0 0 1-1.500-1.500v-13A1.500 1.500 0 0 1 7 3z",
    line: "M20 13.500a5 5 0 1 0 .2 4.500M20.500 11v3.200h-3.200",
  },
  card: {
    fill: "M7.500 2.500h9a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z",
    cut: "M12 7.500c2.800 0 4 1.800 4 3.500-1.500-.2-3 .1-4 1.300-1-1.200-2.500-1.500-4-1.300 0-1.700 1.200-3.500 4-3.500zM12 12v4.500",
  },
  deck: { line: "M8 3h9.500v13.500H8zM8 5.500H5.500V21H15v-4.500" },
  discard: { line: "M4 8.500 13.500 5l4 11-9.500 3.500zM16 6.500l4.500 1-2.200 9" },
  supply: { line: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z" },
  first: {
    fill: "M12 2c5.500 0 8.500 3.300 8.500 8-3.300-.5-6 .3-7.700 2.300V21h-1.600v-8.700C9.500 10.300 6.800 9.500 3.500 10c0-4.700 3-8 8.500-8z",
    cut: "M12 2.500v8.500M8 5.500l3 5M16 5.500l-3 5",
  },
  crane: {
    line: "M8 21.500V3l12 3.500H4M8 3 4 6.500V10M17 6.500v5M15.500 11.500h3v3h-3zM4.500 21.500h7M8 8.500l2 3-2 3 2 3-2 3",
  },
  height: { line: "M5 20h14M7 15h10M9 10h6M12 7V3" },
  low: { fill: HOUSE, cut: "M5 16h14" },
  high: { fill: "M6.500 22V3h11v19z", cut: "M6.500 8h11M6.500 13h11M6.500 18h11" },
  leaf: {
    line: "M12 12.500v9",
    fill: "M12 14C10 10.800 6.500 9.800 2.500 10.600 2.800 5.300 6.500 2 12 2s9.200 3.300 9.500 8.600c-4-.8-7.500.2-9.500 3.400z",
    cut: "M12 12.500V4.500M11.700 12 6 5.800M12.300 12 18 5.800",
  },
  city: {
    line: "M3 21h18M5 21V9.500h5V21M10 21V4h5.500v17M15.500 21v-9H20v9M12.700 7.500v.01M12.700 11.500v.01M12.700 15.500v.01M7.500 13v.01M7.500 17v.01",
  },
  fit: { line: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" },
  plus: { line: "M12 5v14M5 12h14" },
  minus: { line: "M5 12h14" },
  district: { line: "M4 4h9v7h7v9H4zM4 11h9M13 11v9" },
  any: {
    fill: "M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17z",
    cut: "M12 3.500v8.500l-7 5M12 12l7 5",
  },
} satisfies Record<string, Drawing>;

export type GlyphName = keyof typeof GLYPHS;
