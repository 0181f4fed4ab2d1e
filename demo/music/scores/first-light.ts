import { arpeggio, bass, comp, melody, scaled } from '../notation.ts';
import type { Score } from '../score.ts';

const A = 'Cmaj9 | Em7 | Cmaj7#11 | Gadd9';
const B = 'Am9 | Bm7 | Cmaj9 | D6';
const CODA = 'Em7 | Cmaj9 | Gadd9 | Cmaj7#11';
const LONG = 'X _ _ _ _ _ _ _';

const TUNE_A = `- b5/3 a5 g5/3 | - e5/2 g5 b5/2 d6/2 | f#6/3 e6/1 b5/4 | a5/2 b5/2 g5/4`;
const TUNE_B = `c6/3 b5 a5/2 e5/2 | d6/3 c6 b5/2 f#5/2 | e6/3 d6 b5/2 g5/2 | a5/2 f#5/2 a5/4`;
const TUNE_A2 = `- b5/2 d6 g6/4 | f#6/2 e6/2 d6/2 b5/2 | f#6/3 g6 e6/2 b5/2 | a5 b5 d6/2 g5/4`;

/** Morning: slow chords of a Lydian scale, bells over them, a piano that wakes up. */
export const firstLight: Score = {
  ...{ name: 'first-light', bpm: 66, beatsPerBar: 4, seed: 11 },
  hall: { seconds: 3.6, damping: 0.35 },
  echoBeats: 1.5,
  lines: {
    pad: { instrument: 'warmPad', gain: 0.14, hall: 0.5, isWide: true },
    glass: { instrument: 'glassPad', gain: 0.1, hall: 0.6, isWide: true },
    bass: { instrument: 'deepBass', gain: 0.26, hall: 0.08 },
    piano: { instrument: 'piano', gain: 0.2, pan: -0.25, hall: 0.4, loose: 0.02 },
    bell: { instrument: 'glassBell', gain: 0.17, pan: 0.22, hall: 0.55, echo: 0.3, loose: 0.015 },
    bowl: { instrument: 'bowl', gain: 0.3, pan: -0.4, hall: 0.6 },
  },
  sections: [
    {
      ...{ name: 'intro', bars: 2 },
      play: {
        pad: comp('Cmaj9 | Cmaj7#11', LONG, { low: 'e3', velocity: 0.75 }),
        bowl: melody('c4/8 g4/8', { velocity: 0.8 }),
        bell: melody('-/10 b5/2 f#6/4', { velocity: 0.45 }),
      },
    },
    {
      ...{ name: 'A', bars: 4 },
      play: {
        pad: comp(A, LONG, { low: 'e3' }),
        bass: bass(A, LONG, { low: 'c2' }),
        bell: melody(TUNE_A, { velocity: 0.7 }),
        piano: arpeggio(A, '- - 0 - 2 - 1 -', { unit: 0.5, low: 'b3', velocity: 0.45 }),
      },
    },
    {
      ...{ name: 'B', bars: 4 },
      play: {
        pad: comp(B, LONG, { low: 'f3' }),
        glass: comp(B, LONG, { low: 'a4', velocity: 0.55 }),
        bass: bass(B, 'X _ _ _ _ _ 5 _', { low: 'c2' }),
        piano: [
          ...arpeggio(B, '0 1 2 3 4 3 2 1', { unit: 0.5, low: 'a3', velocity: 0.5 }),
          ...melody(TUNE_B, { velocity: 0.75 }),
        ],
        bowl: melody('a3/16 c4/16', { velocity: 0.6 }),
      },
    },
    {
      ...{ name: "A'", bars: 4 },
      play: {
        pad: comp(A, LONG, { low: 'e3', velocity: 0.8 }),
        glass: comp(A, LONG, { low: 'b4', velocity: 0.6 }),
        bass: bass(A, 'X _ _ _ 5 _ 8 _', { low: 'c2' }),
        bell: melody(TUNE_A2, { velocity: 0.8 }),
        piano: arpeggio(A, '0 2 1 3 2 4 3 5', { unit: 0.5, low: 'b3', velocity: 0.55 }),
      },
    },
    {
      ...{ name: 'coda', bars: 4 },
      play: {
        pad: scaled(0.9, comp(CODA, LONG, { low: 'e3' })),
        bass: bass('Em7 | Cmaj9 | Gadd9 | C', LONG, { low: 'c2', velocity: 0.6 }),
        bell: melody('- g5/3 b5/4 | - e5/3 b5/4 | a5/4 g5/4 | -/8', { velocity: 0.55 }),
        piano: arpeggio('Em7 | Cmaj9 | Gadd9', '0 - 2 - 1 - 3 -', { unit: 0.5, low: 'b3', velocity: 0.4 }),
        bowl: melody('-/24 c4/8', { velocity: 0.7 }),
      },
    },
  ],
};
