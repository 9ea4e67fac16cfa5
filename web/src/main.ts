import { mount } from "svelte";
import "./design/base.css";
import { settings } from "./core/settings.svelte";
import { wake } from "./core/sound";
import { speak } from "./core/words.svelte";
import App from "./shell/App.svelte";

settings.watch();
for (const touch of ["click", "keydown"]) addEventListener(touch, () => settings.sounds && wake(), true);
// Nothing is shown in the wrong language first. Safari may lose its way where a module itself waits.
void speak(settings.language).then(() => mount(App, { target: document.getElementById("app") as HTMLElement }));
