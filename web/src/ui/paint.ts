/** Wait until the browser has painted a change. */

const HIDDEN_MS = 100; // the browser does not paint hidden pages

export function nextPaint(): Promise<void> {
  return new Promise((done) => {
    const late = setTimeout(done, HIDDEN_MS);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(done);
    });
  });
}
