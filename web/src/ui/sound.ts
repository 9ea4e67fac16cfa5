/** Short synthesised sounds: no files to load. */

import type { SoundName } from "../games/contract";

let context: AudioContext | null = null;

interface Tone {
  from: number;
  to: number;
  ms: number;
  type: OscillatorType;
  gain: number;
  after?: number;
}

const TONES: Record<SoundName, Tone[]> = {
  place: [{ from: 190, to: 90, ms: 90, type: "triangle", gain: 0.25 }],
  take: [{ from: 420, to: 520, ms: 70, type: "sine", gain: 0.1 }],
  reveal: [{ from: 330, to: 495, ms: 160, type: "sine", gain: 0.1 }],
  coin: [
    { from: 880, to: 880, ms: 60, type: "sine", gain: 0.07 },
    { from: 1320, to: 1320, ms: 120, type: "sine", gain: 0.06, after: 60 },
  ],
  turn: [
    { from: 523, to: 523, ms: 140, type: "sine", gain: 0.12 },
    { from: 784, to: 784, ms: 260, type: "sine", gain: 0.1, after: 120 },
  ],
};

/**
 * Browsers play no sound before the first click. Safari must be asked during the click, not after
 * it.
 */
export function unlockAudio(): void {
  try {
    context ??= new AudioContext();
    if (context.state !== "running") void context.resume();
  } catch {
    // no sound device
  }
}

export function play(name: SoundName): void {
  unlockAudio();
  // Drop sounds that cannot play now; otherwise they would all play together later.
  if (context?.state === "running") for (const tone of TONES[name]) ring(context, tone);
}

function ring(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + (tone.after ?? 0) / 1000;
  const end = start + tone.ms / 1000;
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = tone.type;
  source.frequency.setValueAtTime(tone.from, start);
  source.frequency.exponentialRampToValueAtTime(tone.to, end);
  volume.gain.setValueAtTime(tone.gain, start);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(end + 0.02);
}
