import { mount } from "svelte";
import "./design/base.css";
import { settings } from "./core/settings.svelte";
import { speak } from "./core/words.svelte";
import App from "./shell/App.svelte";

settings.watch();
// Nothing is shown in the wrong language first.
await speak(settings.language);
mount(App, { target: document.getElementById("app") as HTMLElement });
