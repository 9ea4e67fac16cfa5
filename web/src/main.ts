import { mount } from "svelte";
import "./ui/base.css";
import { settings } from "./settings/settings.svelte";
import { unlockAudio } from "./ui/sound";
import { speak } from "./i18n/words.svelte";
import App from "./app/App.svelte";
import { preload } from "./app/pages";
import { parse } from "./app/router.svelte";
import { lobby } from "./session/lobby.svelte";

settings.watch();
for (const touch of ["click", "keydown"])
  addEventListener(touch, () => settings.sounds && unlockAudio(), true);
const route = parse(location.hash);
preload(route);
if (route.page === "home") void lobby.askForGames().catch(() => undefined); // the page asks again
// Load the words first, so that no other language flashes up. No top-level await: Safari has bugs.
void speak(settings.language).then(() => {
  const target = document.getElementById("app") as HTMLElement;
  target.replaceChildren(); // the outline of index.html
  mount(App, { target });
});
