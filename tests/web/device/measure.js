/**
 * A player inside the page, for `python -m tests.web.device.measure`. It needs no debugger, which
 * would keep copies of everything that the page loads. What it finds goes to the file server.
 */

const game = document.querySelector("script[data-game]").dataset.game;
const isFirst = location.search === "?first"; // then the app and the engine are only kept

const REST = 20_000; // a player looks at the table; meanwhile a browser frees what it can

const frame = () => new Promise((done) => setTimeout(done, 16));
const report = (kind, more = {}) =>
  fetch("measured", { method: "POST", body: JSON.stringify({ kind, ...more }) });

async function until(found) {
  for (;;) {
    const value = await found();
    if (value) return value;
    await frame();
  }
}

/** What passes between the page and the engine: when, how many moves, whose turn it is. */
const wire = { asked: 0, answered: 0, moves: 0, isMine: false };
const hear = (text) => {
  if (!text.startsWith('{"type":"update"')) return;
  wire.moves += 1;
  wire.answered = performance.now();
  wire.isMine = text.includes('"choices":[{');
};
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => data.kind === "said" && hear(data.text));
  }
  postMessage(message, ...rest) {
    if (message.kind === "say" && message.text.includes('"act"'))
      Object.assign(wire, { asked: performance.now(), moves: 0, isMine: false });
    super.postMessage(message, ...rest);
  }
};

const all = (selector) => [...document.querySelectorAll(selector)];
const choices = () => all(".choices li button");
const named = (within, text) =>
  all(`${within} button:enabled`).find((button) => button.textContent.trim().startsWith(text));
const isOver = () => all("dialog[open] tfoot").length > 0;

localStorage.setItem("polis.sidebar", JSON.stringify({ tab: "choices" }));
localStorage.setItem("polis.rival", JSON.stringify("rival:3")); // the usual level

async function isKept() {
  const { active } = await navigator.serviceWorker.ready;
  const { files } = await (await fetch("engine.json")).json();
  const kept = await (await caches.open("polis-engine")).keys();
  return active !== null && kept.length === Object.keys(files).length;
}

async function start() {
  const play = await until(() => named(`article[data-game="${game}"]`, "Play now"));
  const begin = performance.now();
  play.click();
  await until(() => choices().length);
  return performance.now() - begin;
}

/** Make the first choice; the last button commits a set of several parts. */
async function choose() {
  choices()[0]?.click();
  await frame();
  if (all(".choices li button[aria-pressed=true]").length) choices().at(-1)?.click();
  await frame();
  named("main", "Confirm")?.click();
}

/** Choose, and wait for one's next question; how long the page and how long the engine took. */
async function decide() {
  const begin = performance.now();
  while (wire.asked < begin) {
    await choose();
    for (let round = 0; round < 30 && wire.asked < begin; round += 1) await frame();
  }
  await until(() => isOver() || (wire.isMine && choices().length));
  const bots = wire.moves - 1; // the first message is one's own move
  return { ms: performance.now() - begin, engine: wire.answered - wire.asked, bots };
}

async function visit() {
  if (isFirst) {
    await start();
    await until(isKept);
    await report("kept");
    return; // the browser is started again
  }
  await report("home");
  await report("first", { ms: await start() });
  while (!isOver()) await report("decision", await decide());
  await report("over");
  await new Promise((done) => setTimeout(done, REST));
  await report("end");
}

void visit();
