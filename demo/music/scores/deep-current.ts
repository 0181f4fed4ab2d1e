import { bass, beat, comp, later, melody, scaled } from '../notation.ts';
import type { Score } from '../score.ts';

const A = 'C#m7 | Dmaj7#11 | C#m7 | Bm9';
const B = 'F#m9 | Dmaj9 | E6 | C#m7';
const FIVE = { beatsPerBar: 5 } as const;
const LONG = 'X _ _ _ _ _ _ _ _ _';
const OSTINATO = `c#4 g#4 b4 e5 b4 g#4 c#5 b4 g#4 e4 | d4 a4 c#5 g#5 c#5 a4 d5 c#5 a4 f#4
 | c#4 g#4 b4 e5 b4 g#4 c#5 b4 g#4 e4 | b3 f#4 a4 d5 a4 f#4 c#5 a4 f#4 d4`;
const OSTINATO_B = `f#4 a4 c#5 e5 g#5 e5 c#5 a4 c#5 a4 | d4 f#4 a4 c#5 e5 c#5 a4 f#4 a4 f#4
 | e4 g#4 b4 c#5 e5 c#5 b4 g#4 b4 g#4 | c#4 e4 g#4 b4 e5 b4 g#4 e4 g#4 e4`;
const SONG = `c#5/6 e5/2 d5/2 | c#5/4 a4/6 | g#4/4 b4/2 e5/4 | d5/6 c#5/2 b4/2`;
const SONG_B = `a5/5 g#5/3 e5/2 | f#5/6 a5/2 c#6/2 | b5/5 g#5/3 e5/2 | g#5/10`;

/** Under the sea: marimba in fives over the Phrygian scale, slow swells, singing bowls. */
export const deepCurrent: Score = {
  ...{ name: 'deep-current', bpm: 80, beatsPerBar: 5, seed: 83 },
  hall: { seconds: 4.2, damping: 0.5 },
  echoBeats: 1.5,
  dullAbove: 12_000,
  lines: {
    marimba: { instrument: 'marimba', gain: 0.34, pan: 0.12, hall: 0.35, echo: 0.2, loose: 0.008 },
    answer: { instrument: 'marimba', gain: 0.26, pan: -0.45, hall: 0.4, echo: 0.15, loose: 0.008 },
    pad: { instrument: 'warmPad', gain: 0.12, hall: 0.4, isWide: true },
    song: { instrument: 'bambooFlute', gain: 0.1, pan: -0.15, hall: 0.65, echo: 0.2 },
    bass: { instrument: 'deepBass', gain: 0.3, hall: 0.06 },
    bowl: { instrument: 'bowl', gain: 0.32, pan: 0.4, hall: 0.5 },
    drum: { instrument: 'frameDrum', gain: 0.34, pan: -0.1, hall: 0.35 },
    water: { instrument: 'wave', gain: 0.1, isWide: true },
  },
  sections: [
    {
      ...{ name: 'intro', bars: 2 },
      play: {
        pad: comp('C#m7 | Dmaj7#11', LONG, { ...FIVE, low: 'g#3', velocity: 0.6 }),
        bowl: melody('c#4/10 d4/10', { velocity: 0.7 }),
        water: melody('c4/10 c4/10', { velocity: 0.9 }),
      },
    },
    {
      ...{ name: 'A', bars: 4 },
      play: {
        marimba: melody(OSTINATO, { velocity: 0.7 }),
        pad: comp(A, LONG, { ...FIVE, low: 'g#3', velocity: 0.5 }),
        bass: bass(A, 'R _ _ _ _ _ R _ _ _', { ...FIVE, low: 'b1' }),
        song: later(10, melody('g#4/4 b4/2 c#5/4 | d5/6 c#5/4', { velocity: 0.6 })),
        drum: later(10, beat('X-----x---', { ...FIVE, unit: 0.5, bars: 2, velocity: 0.6 })),
      },
    },
    {
      ...{ name: 'B', bars: 4 },
      play: {
        marimba: melody(OSTINATO_B, { velocity: 0.6 }),
        pad: comp(B, LONG, { ...FIVE, low: 'a3', velocity: 0.75 }),
        song: melody(SONG_B, { velocity: 0.75 }),
        bass: bass(B, 'R _ _ _ _ _ 5 _ _ _', { ...FIVE, low: 'b1' }),
        drum: beat('X--x--X-x-', { ...FIVE, unit: 0.5, bars: 4, velocity: 0.7 }),
        bowl: melody('f#4/20 e4/20', { velocity: 0.6 }),
        water: melody('c4/20 c4/20', { velocity: 0.7 }),
      },
    },
    {
      ...{ name: "A'", bars: 4 },
      play: {
        marimba: melody(OSTINATO, { velocity: 0.75 }),
        answer: later(0.25, scaled(0.7, melody(OSTINATO, { velocity: 0.8, up: 12 }))).filter(({ at }) => at < 20),
        pad: comp(A, LONG, { ...FIVE, low: 'g#3', velocity: 0.6 }),
        song: melody(SONG, { velocity: 0.7 }),
        bass: bass(A, 'R _ _ _ _ _ R _ 5 _', { ...FIVE, low: 'b1' }),
        drum: beat('X--x--X-xx', { ...FIVE, unit: 0.5, bars: 4, velocity: 0.75 }),
      },
    },
    {
      ...{ name: 'coda', bars: 4 },
      play: {
        marimba: melody('c#4 g#4 b4 e5 b4 g#4 c#5/4 | d4 a4 c#5 g#5 c#5 a4 d5/4 | c#4 g#4 b4 e5/7 | c#4/10', {
          velocity: 0.5,
        }),
        pad: comp('C#m7 | Dmaj7#11 | C#m7 | C#m7', LONG, { ...FIVE, low: 'g#3', velocity: 0.5 }),
        bass: bass('C#m7 | Dmaj7#11 | C#m7', LONG, { ...FIVE, low: 'b1', velocity: 0.6 }),
        bowl: melody('c#4/20 g#4/20', { velocity: 0.65 }),
        water: melody('c4/20 c4/20', { velocity: 0.9 }),
      },
    },
  ],
};
