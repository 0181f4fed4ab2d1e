import { bass, beat, comp, later, melody, scaled } from '../notation.ts';
import type { Score } from '../score.ts';

const A = 'Dmaj9 | Bm9 | Em9 | A13 | F#m7 | B7b9 | Em9 | A7b9';
const B = 'Gmaj9 | C13 | F#m7 | B7b9 | Em9 | Gm6 | Dmaj9 | A13';
const C = 'Bbmaj9 | Am7 | Gm9 | C13';
const CODA = 'Em9 | A13 | Dmaj9 | Dmaj9';
const STRUM = 'X _ - x _ - x _';
const STEPS = 'R _ _ r 5 _ _ 5';
const CLAVE = 'x--x--x---x--x--';
const TUNE_A = `- f#5 a5 c#6/3 b5 a5 | f#5/2 d5 e5 f#5/4 | - g5 b5 d6/3 c#6 b5 | f#5/5 e5 f#5 g5
 | a5/3 e5 g#5/2 a5 c#6 | c6/3 a5 d#5/4 | - b5 a5 g5 f#5/2 e5/2 | bb5/3 a5 g5 e5 c#5/2`;
const TUNE_B = `d6/4 b5 a5 f#5/2 | e6/3 d6 bb5/4 | c#6/4 a5 g#5 e5/2 | c6/2 b5 a5 f#5/4
 | g5 b5 d6 f#6/3 e6 d6 | bb5/4 g5 bb5 e6/2 | d6/3 c#6 a5/4 | b5/2 f#5 g5 b5/4`;
const TUNE_C = `a5/3 f5 d5/4 | g5/3 e5 c5/4 | bb5/3 a5 f5/2 d5/2 | e5/2 g5 a5 bb5/4`;
const REPLY = `-/8 | -/4 c#6 b5 a5 f#5 | -/8 | -/4 e5 f#5 g5 a5 | -/8 | -/4 d#6 c6 a5 f#5 | -/8 | -/4 e5 g5 bb5 c#6`;

/** Noon at the harbor: a bossa nova for nylon guitar and flute. */
export const harbourAtNoon: Score = {
  ...{ name: 'harbour-at-noon', bpm: 132, beatsPerBar: 4, seed: 67 },
  hall: { seconds: 1.1, damping: 0.5 },
  lines: {
    guitar: { instrument: 'nylonGuitar', gain: 0.42, pan: -0.2, hall: 0.16, loose: 0.014 },
    flute: { instrument: 'silverFlute', gain: 0.17, pan: 0.15, hall: 0.35 },
    vibes: { instrument: 'tine', gain: 0.26, pan: 0.4, hall: 0.3, loose: 0.01 },
    strings: { instrument: 'strings', gain: 0.07, hall: 0.4, isWide: true },
    bass: { instrument: 'roundBass', gain: 0.23 },
    kick: { instrument: 'softKick', gain: 0.34 },
    rim: { instrument: 'rim', gain: 0.3, pan: 0.3, hall: 0.14, loose: 0.006 },
    shaker: { instrument: 'shaker', gain: 0.2, pan: -0.45, loose: 0.008 },
  },
  sections: [
    {
      ...{ name: 'intro', bars: 4 },
      play: {
        guitar: comp('Dmaj9 | Gm6 | Dmaj9 | A13', STRUM, { low: 'd3' }),
        shaker: later(8, beat('x-.-x-.-x-.-x-.-', { bars: 2 })),
        rim: later(8, beat(CLAVE, { unit: 0.5, bars: 2 })),
        bass: later(8, bass('Dmaj9 | A13', STEPS, { low: 'e1' })),
      },
    },
    {
      ...{ name: 'A', bars: 8 },
      play: {
        guitar: comp(A, STRUM, { low: 'd3' }),
        flute: melody(TUNE_A, { velocity: 0.75 }),
        bass: bass(A, STEPS, { low: 'e1' }),
        kick: beat('x-----x-x-----x-', { bars: 8 }),
        rim: beat(CLAVE, { unit: 0.5, bars: 8 }),
        shaker: beat('x-.-x-.-x-.-x-.-', { bars: 8 }),
      },
    },
    {
      ...{ name: 'B', bars: 8 },
      play: {
        guitar: comp(B, STRUM, { low: 'd3' }),
        flute: melody(TUNE_B, { velocity: 0.8 }),
        strings: comp(B, 'X _ _ _ _ _ _ _', { low: 'a3', velocity: 0.6 }),
        bass: bass(B, STEPS, { low: 'e1' }),
        kick: beat('x-----x-x-----x-', { bars: 8 }),
        rim: beat(CLAVE, { unit: 0.5, bars: 8 }),
        shaker: beat('x-.xx-.-x-.xx-.-', { bars: 8 }),
      },
    },
    {
      ...{ name: 'C', bars: 4 },
      play: {
        guitar: comp(C, 'X _ - x _ - x x', { low: 'd3', velocity: 0.6 }),
        vibes: melody(TUNE_C, { velocity: 0.85 }),
        strings: comp(C, 'X _ _ _ _ _ _ _', { low: 'a3', velocity: 0.7 }),
        bass: bass(C, STEPS, { low: 'e1' }),
        shaker: beat('x---x---x---x---', { bars: 4 }),
      },
    },
    {
      ...{ name: "A'", bars: 8 },
      play: {
        guitar: comp(A, 'X _ - x _ x x _', { low: 'd3' }),
        flute: melody(TUNE_A, { velocity: 0.8 }),
        vibes: scaled(0.8, melody(REPLY, { velocity: 0.85 })),
        bass: bass(A, 'R _ _ r 5 _ r L', { low: 'e1' }),
        kick: beat('x-----x-x-----x-', { bars: 8 }),
        rim: beat(CLAVE, { unit: 0.5, bars: 8 }),
        shaker: beat('x-.xx-.-x-.xx-.x', { bars: 8 }),
      },
    },
    {
      ...{ name: 'coda', bars: 4 },
      play: {
        guitar: comp(CODA, 'X _ - x _ - x _', { low: 'd3', velocity: 0.6 }),
        flute: melody('g5 b5 d6 f#6/5 | f#6/2 e6 c#6/5 | a5/6 -/2 | -/8', { velocity: 0.7 }),
        vibes: melody('-/8 | -/8 | a5 c#6 e6 f#6/5 | -/8', { velocity: 0.7 }),
        bass: bass('Em9 | A13 | Dmaj9', STEPS, { low: 'e1', velocity: 0.7 }),
        rim: beat(CLAVE, { unit: 0.5, bars: 2 }),
        shaker: beat('x-.-x-.-x-.-x-.-', { bars: 3, velocity: 0.7 }),
      },
    },
  ],
};
