import type { CentreAlert } from './CentreAlert.ts';

/** The tones of a level: frequencies in hertz, one after another. A worse level is higher and longer. */
const tonesByLevel: Readonly<Record<CentreAlert['level'], readonly number[]>> = {
  1: [988, 784, 988],
  2: [784, 659],
  3: [587],
  4: [440],
};
/** The duration of a tone, and of its fades, which prevent clicks, in seconds. */
const TONE_S = 0.16;
const FADE_S = 0.02;
const TONE_GAIN = 0.2;

let context: AudioContext | undefined;

/** Whether the browser lets this page play sound: only after a click or a key press on it. */
export const canPlaySound = (): boolean =>
  (navigator as { readonly userActivation?: UserActivation }).userActivation?.hasBeenActive ?? true;

/** Plays the sound of a level. */
export function playTone(level: CentreAlert['level']): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  const audio = context;
  tonesByLevel[level].forEach((frequency, index) => {
    const start = audio.currentTime + index * TONE_S;
    const oscillator = audio.createOscillator();
    const gain = audio.createGain();
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(TONE_GAIN, start + FADE_S);
    gain.gain.setValueAtTime(TONE_GAIN, start + TONE_S - FADE_S);
    gain.gain.linearRampToValueAtTime(0, start + TONE_S);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(start + TONE_S);
  });
}
