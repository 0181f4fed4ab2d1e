import { bass, beat, comp, later, melody } from '../notation.ts';
import type { Score } from '../score.ts';

const A = 'Cm | Cm | Fm | Fm | G7 | G7 | Cm | G7';
const A_REST = 'Cm | C7 | Fm | Bb7 | Eb | Fm G7 | Cm | Cm';
const B = 'Eb | Bb7 | Bb7 | Eb | Ab | Eb | F7 | Bb7';
const THREE = { unit: 1, beatsPerBar: 3 } as const;
const TUNE_A = `g5/2 eb5 | c5/2 d5 | f5/2 ab5 | c6/3 | b5/2 g5 | d5/2 f5 | eb5/3 | d5 c5 b4`;
const TUNE_A_REST = `g5/2 eb5 | c6/2 bb5 | ab5/2 c6 | f6 eb6 d6 | eb6/2 bb5 | ab5 f5 b5 | c6/3 | c6/2 -`;
const TUNE_B = `bb5 g5 bb5 | d6/2 c6 | bb5 f5 ab5 | g5/3 | c6 ab5 c6 | eb6/2 bb5 | a5 c6 eb6 | d6 c6 bb5`;
const COUNTER = `eb5/3 | g5/3 | ab5/3 | c5/3 | b4/3 | d5/3 | c5/3 | b4/3 | eb5/3 | e5/3 | f5/3 | d5/3 | g5/3 | f5/3 | eb5/3 | c5/3`;
const waltz = (text: string, velocity = 0.8) => melody(text, { unit: 1, velocity });

/** A merry-go-round of paper: a waltz in C minor for music box, accordion and strings. */
export const paperCarousel: Score = {
  ...{ name: 'paper-carousel', bpm: 138, beatsPerBar: 3, seed: 53 },
  hall: { seconds: 1.7, damping: 0.4 },
  lines: {
    box: { instrument: 'musicBox', gain: 0.26, pan: 0.15, hall: 0.4, loose: 0.012 },
    accordion: { instrument: 'musette', gain: 0.3, pan: -0.2, hall: 0.22 },
    chords: { instrument: 'musette', gain: 0.16, pan: 0.3, hall: 0.2, loose: 0.01 },
    strings: { instrument: 'strings', gain: 0.12, hall: 0.4, isWide: true },
    bass: { instrument: 'lowString', gain: 0.95, hall: 0.12 },
    brush: { instrument: 'brush', gain: 0.22, pan: 0.1, hall: 0.1 },
    bell: { instrument: 'triangleBell', gain: 0.2, pan: -0.45, hall: 0.4 },
  },
  sections: [
    {
      ...{ name: 'intro', bars: 4 },
      play: {
        box: waltz('c6 g5 eb5 | d6 g5 f5 | eb6 g5 eb5 | b5 g5 d5', 0.6),
        bell: beat('X-----', { unit: 1, beatsPerBar: 3, bars: 4, velocity: 0.5 }),
      },
    },
    {
      ...{ name: 'A', bars: 16 },
      play: {
        box: [...waltz(TUNE_A), ...later(24, waltz(TUNE_A_REST))],
        chords: comp(`${A} | ${A_REST}`, '- x x', { ...THREE, low: 'g3', hold: 0.4 }),
        bass: bass(`${A} | ${A_REST}`, 'R - -', { ...THREE, low: 'e1' }),
        brush: later(24, beat('-xx', { ...THREE, bars: 8, velocity: 0.6 })),
      },
    },
    {
      ...{ name: 'B', bars: 8 },
      play: {
        accordion: waltz(TUNE_B, 0.75),
        chords: comp(B, '- x x', { ...THREE, low: 'f3', hold: 0.4 }),
        strings: comp(B, 'X _ _', { ...THREE, low: 'bb3', velocity: 0.5 }),
        bass: bass(B, 'R - -', { ...THREE, low: 'e1' }),
        brush: beat('Xxx', { ...THREE, bars: 8, velocity: 0.7 }),
        bell: beat('X-----', { ...THREE, bars: 8, velocity: 0.6 }),
      },
    },
    {
      ...{ name: "A'", bars: 16 },
      play: {
        box: [...waltz(TUNE_A, 0.7), ...later(24, waltz(TUNE_A_REST, 0.8))],
        accordion: [...waltz(TUNE_A, 0.4), ...later(24, waltz(TUNE_A_REST, 0.5))],
        strings: waltz(COUNTER, 0.9),
        chords: comp(`${A} | ${A_REST}`, '- x x', { ...THREE, low: 'g3', hold: 0.4 }),
        bass: bass(`${A} | ${A_REST}`, 'R - 5', { ...THREE, low: 'e1' }),
        brush: beat('Xx.', { ...THREE, bars: 15, velocity: 0.7 }),
      },
    },
    {
      ...{ name: 'coda', bars: 4 },
      play: {
        box: waltz('eb6 d6 c6 | b5 g5 f5 | eb5 g5 c6 | c5/2 -', 0.6),
        strings: comp('Fm | G7 | Cm | Cm', 'X _ -', { ...THREE, low: 'g3', velocity: 0.4 }),
        bass: bass('Fm | G7 | Cm', 'R _ _', { ...THREE, low: 'e1', velocity: 0.6 }),
      },
    },
  ],
};
