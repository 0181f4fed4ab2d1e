import { arpeggio, bass, beat, comp, later, melody } from '../notation.ts';
import type { Score } from '../score.ts';

const A = 'Dm | Dm | C | C | F | C | Dm | Dm';
const A_REST = 'F | C | G | G | Dm | C | Dm | Dm';
const B = 'F | F | C | C | G | G | Am | Am';
const SIX = { unit: 1, beatsPerBar: 6 } as const;
const jig = (text: string, velocity = 0.8) => melody(text, { unit: 1, velocity });
const TUNE_A = `d5/2 f5 a5/2 f5 | g5 f5 e5 d5/3 | c5/2 e5 g5/2 e5 | f5 e5 d5 c5/3
 | f5/2 a5 c6/2 a5 | g5 a5 g5 e5 d5 c5 | d5/2 e5 f5 e5 c5 | d5/6`;
const TUNE_A_REST = `a5/2 c6 a5 g5 f5 | g5/2 e5 c5/3 | b5/2 d6 b5 a5 g5 | b5/3 d6/3
 | a5/2 d6 a5 g5 f5 | g5 a5 g5 e5/2 c5 | d5 e5 f5 g5 e5 c5 | d5/6`;
const TUNE_B = `c6/4 a5/2 | f5/3 a5/3 | g5/4 e5/2 | c5/3 e5/3 | d5/4 g5/2 | b5/3 d6/3 | c6/4 b5/2 | a5/6`;
const COUNTER = `a4/6 | f4/6 | g4/6 | e4/6 | f4/6 | g4/6 | a4/6 | f4/6 | c5/6 | g4/6 | b4/6 | d5/6 | a4/6 | g4/6 | f4/3 e4/3 | d4/6`;

/** Over the pass: a jig in the Dorian mode for whistle, lute, frame drum and strings. */
export const mountainPass: Score = {
  ...{ name: 'mountain-pass', bpm: 252, beatsPerBar: 6, seed: 97 },
  hall: { seconds: 1.8, damping: 0.4 },
  lines: {
    whistle: { instrument: 'whistle', gain: 0.16, pan: 0.1, hall: 0.35 },
    lute: { instrument: 'lute', gain: 0.42, pan: -0.35, hall: 0.2, loose: 0.01 },
    tune: { instrument: 'lute', gain: 0.6, pan: 0.3, hall: 0.25, loose: 0.008 },
    strings: { instrument: 'strings', gain: 0.085, hall: 0.4, isWide: true },
    bass: { instrument: 'lowString', gain: 0.85, hall: 0.12 },
    drum: { instrument: 'frameDrum', gain: 0.36, hall: 0.22, loose: 0.006 },
    shaker: { instrument: 'shaker', gain: 0.16, pan: 0.4, loose: 0.006 },
  },
  sections: [
    {
      ...{ name: 'intro', bars: 4 },
      play: {
        lute: arpeggio('Dm | C | Dm | Am', '0 1 2 3 2 1', { ...SIX, low: 'a3' }),
        drum: later(12, beat('X--x-x', { ...SIX, bars: 2, velocity: 0.6 })),
      },
    },
    {
      ...{ name: 'A', bars: 16 },
      play: {
        tune: jig(TUNE_A),
        whistle: later(48, jig(TUNE_A_REST, 0.75)),
        lute: arpeggio(`${A} | ${A_REST}`, '0 2 1 3 1 2', { ...SIX, low: 'a3', velocity: 0.55 }),
        bass: bass(`${A} | ${A_REST}`, 'R _ _ 5 _ _', { ...SIX, low: 'e1' }),
        drum: beat('X--x-x', { ...SIX, bars: 16, velocity: 0.65 }),
        shaker: later(48, beat('x.xx.x', { ...SIX, bars: 8, velocity: 0.7 })),
      },
    },
    {
      ...{ name: 'B', bars: 8 },
      play: {
        strings: [...comp(B, 'X _ _ _ _ _', { ...SIX, low: 'e3', velocity: 0.6 }), ...jig(TUNE_B, 0.9)],
        whistle: later(24, jig('d6/4 b5/2 | g5/3 b5/3 | e6/4 d6/2 | c6/6', 0.55)),
        lute: arpeggio(B, '0 1 2 3 2 1', { ...SIX, low: 'a3', velocity: 0.5 }),
        bass: bass(B, 'R _ _ _ _ r', { ...SIX, low: 'e1' }),
        drum: beat('X-----X--x--', { ...SIX, bars: 8, velocity: 0.75 }),
      },
    },
    {
      ...{ name: "A'", bars: 16 },
      play: {
        whistle: [...jig(TUNE_A, 0.75), ...later(48, jig(TUNE_A_REST, 0.8))],
        tune: [...jig(TUNE_A, 0.5), ...later(48, jig(TUNE_A_REST, 0.55))],
        strings: jig(COUNTER, 0.8),
        lute: arpeggio(`${A} | ${A_REST}`, '0 2 1 3 1 2', { ...SIX, low: 'a3', velocity: 0.55 }),
        bass: bass(`${A} | F | C | G | G | Dm | C | Dm`, 'R _ r 5 _ r', { ...SIX, low: 'e1' }),
        drum: beat('X-xx-x', { ...SIX, bars: 15, velocity: 0.75 }),
        shaker: beat('x.xx.x', { ...SIX, bars: 15, velocity: 0.75 }),
      },
    },
  ],
};
