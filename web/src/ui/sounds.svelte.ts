/** The sounds of a table, made here out of noise and sine waves; silent until they are wanted. */

import { read, write } from "../lib/kept";

export type Sound = "card" | "chips" | "turn";

class Sounds {
  #on = $state(read("sounds") === "on");
  #context: AudioContext | null = null;

  get on(): boolean {
    return this.#on;
  }

  set on(wanted: boolean) {
    this.#on = wanted;
    write("sounds", wanted ? "on" : "off");
    if (wanted) this.play("chips");
  }

  play(sound: Sound): void {
    if (!this.#on || document.hidden || typeof AudioContext === "undefined") return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    if (context.state === "suspended") void context.resume().catch(() => undefined);
    if (sound === "card") swish(context);
    else if (sound === "chips") [2600, 3300].forEach((pitch, index) => ping(context, pitch, index * 0.05, 0.06, 0.05));
    else [660, 880].forEach((pitch, index) => ping(context, pitch, index * 0.14, 0.22, 0.08));
  }
}

/** A card over felt: a breath of noise, the high part of it. */
function swish(context: AudioContext): void {
  const length = Math.floor(context.sampleRate * 0.09);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < length; at += 1) samples[at] = (Math.random() * 2 - 1) * (1 - at / length) ** 2;
  const noise = context.createBufferSource();
  noise.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = 3200;
  const volume = context.createGain();
  volume.gain.value = 0.14;
  noise.connect(filter).connect(volume).connect(context.destination);
  noise.start();
}

/** A short tone that dies away. */
function ping(context: AudioContext, pitch: number, after: number, lasts: number, loud: number): void {
  const start = context.currentTime + after;
  const tone = context.createOscillator();
  tone.frequency.value = pitch;
  const volume = context.createGain();
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + lasts);
}

export const sounds = new Sounds();
