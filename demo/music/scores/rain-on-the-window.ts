import { bass, beat, comp, later, melody } from '../notation.ts';
import type { Score } from '../score.ts';

const A = 'Fmaj9 | Em7 A7 | Dm9 | Cm9 F13';
const A_REST = 'Bbmaj9 | Am7 D7b9 | Gm9 | C7sus4 C7b9';
const B = 'Bbmaj9 | C/Bb | Am7 | Dm9';
const TOUCH = 'X _ _ x - x _ _';
const STEPS = 'R _ _ r 5 _ - L';
const TUNE = `-/2 a5 c6 g5/3 a5 | e5 g5/2 c#5/5 | -/2 f5 a5 e5/3 c5 | d5 eb5 g5/2 a5/4`;
const TUNE_REST = `-/2 d5 f5 a5/2 c6/2 | b5/2 g5 e5 f#5/4 | -/2 bb5 a5 f5/2 d5/2 | c5/2 f5/2 e5/2 db5/2`;
const TUNE_B = `d6/3 c6 a5/2 f5/2 | e5/2 g5/6 | c6/3 b5 g5/2 e5/2 | f5/2 a5/6`;

/** A quiet afternoon: electric piano and lazy drums, a tape that has been played too often, rain outside. */
export const rainOnTheWindow: Score = {
  ...{ name: 'rain-on-the-window', bpm: 76, beatsPerBar: 4, seed: 37 },
  swing: { unit: 0.25, late: 0.22 },
  hall: { seconds: 1.3, damping: 0.55 },
  dullAbove: 6200,
  lines: {
    keys: { instrument: 'electricPiano', gain: 0.17, hall: 0.22, loose: 0.018, isWide: true },
    tune: { instrument: 'tine', gain: 0.26, pan: 0.2, hall: 0.35, echo: 0.22, loose: 0.02 },
    body: { instrument: 'electricPiano', gain: 0.2, pan: 0.2, hall: 0.25, loose: 0.02 },
    bass: { instrument: 'roundBass', gain: 0.23 },
    kick: { instrument: 'softKick', gain: 0.55 },
    snare: { instrument: 'softSnare', gain: 0.4, pan: 0.05, hall: 0.16, loose: 0.012 },
    hat: { instrument: 'hat', gain: 0.5, pan: 0.3, loose: 0.01 },
    rain: { instrument: 'wave', gain: 0.09, isWide: true },
  },
  sections: [
    {
      ...{ name: 'intro', bars: 2 },
      play: {
        keys: comp('Fmaj9 | C7sus4', 'X _ _ _ _ _ x _', { low: 'e3', velocity: 0.6 }),
        rain: melody('c4/8 c4/8', { velocity: 0.9 }),
        hat: later(4, beat('x-.-x-.-x-.-x-xx', { bars: 1, velocity: 0.6 })),
      },
    },
    {
      ...{ name: 'A', bars: 8 },
      play: {
        keys: comp(`${A} | ${A_REST}`, TOUCH, { low: 'e3' }),
        tune: later(16, melody(TUNE_REST, { velocity: 0.6 })),
        body: [...melody(TUNE, { velocity: 0.6 }), ...later(16, melody(TUNE_REST, { velocity: 0.5 }))],
        bass: bass(`${A} | ${A_REST}`, STEPS, { low: 'e1' }),
        kick: beat('X------x--x-----', { bars: 8 }),
        snare: beat('----X-------X--.', { bars: 8 }),
        hat: beat('x-.-x-.-x-..x-.-', { bars: 8, velocity: 0.7 }),
        rain: melody('c4/16 c4/16 c4/16 c4/16', { velocity: 0.7 }),
      },
    },
    {
      ...{ name: 'B', bars: 4 },
      play: {
        keys: comp(B, 'X _ _ _ - x _ _', { low: 'f3', velocity: 0.65 }),
        tune: melody(TUNE_B, { velocity: 0.7 }),
        body: melody(TUNE_B, { velocity: 0.4 }),
        bass: bass(B, 'R _ _ _ _ _ 5 L', { low: 'e1' }),
        kick: beat('X---------x-----', { bars: 4 }),
        snare: beat('--------X-------', { bars: 4, velocity: 0.7 }),
        hat: beat('x---x---x---x---', { bars: 4, velocity: 0.6 }),
        rain: melody('c4/16 c4/16', { velocity: 0.9 }),
      },
    },
    {
      ...{ name: "A'", bars: 6 },
      play: {
        keys: comp(`${A} | Gm9 | C7sus4`, TOUCH, { low: 'e3' }),
        tune: melody(TUNE, { velocity: 0.7 }),
        body: [...melody(TUNE, { velocity: 0.5 }), ...later(16, melody('bb5/3 a5 f5/4 | g5/6 -/2', { velocity: 0.5 }))],
        bass: bass(`${A} | Gm9 | C7sus4`, STEPS, { low: 'e1' }),
        kick: beat('X--x---x--x-----', { bars: 5 }),
        snare: beat('----X--.----X-.-', { bars: 5 }),
        hat: beat('x-.-x-.-x-..x-xx', { bars: 5, velocity: 0.7 }),
        rain: melody('c4/16 c4/16 c4/16', { velocity: 0.8 }),
      },
    },
  ],
};
