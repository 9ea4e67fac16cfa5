/** When the browser has shown what was changed. */

const HIDDEN_MS = 100; // a page that nobody sees is not painted

export function nextPaint(): Promise<void> {
  return new Promise((done) => {
    const late = setTimeout(done, HIDDEN_MS);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(done);
    });
  });
}
