import { bass, beat, comp, later, melody } from '../notation.ts';
import type { Score } from '../score.ts';

const A = 'Em9 | A13 | Em9 | A13 | Em9 | A13 | Cmaj9 | Bm7';
const B = 'Cmaj9 | D6 | Em9 | Em9 | Cmaj9 | D6 | G6 | B7';
const BREAK = 'Em9 | A13 | Em9 | A13';
const SIXTEENTH = { unit: 0.25 } as const;
const SCRATCH = '- - x - - x - X - x - - X - - x';
const SLAP = 'R - - R - - 8 - R - 7 8 - 5 7 -';
const RIFF = `e5 - g5 e5 - a5/2 g5 - e5 d5 e5/3 - - | - - c#5 e5 - f#5/2 e5 - a5/2 g5/3 - -`;
const RIFF_END = `e5 - g5 e5 - a5/2 g5 - b5/2 a5 g5 e5 - - | g5/2 - e5/2 - d5 e5/2 - b4/2 d5/2 - -`;
const TUNE_B = `e6/3 d6/3 b5/2 g5/4 -/4 | f#6/3 e6/3 d6/2 a5/4 b5/4 | g5 a5 b5/2 d6/2 e6/6 - - - - | -/16
 | e6/3 d6/3 b5/2 g5/4 a5/4 | a5/3 b5/3 d6/2 f#6/4 e6/4 | d6/3 b5/3 g5/2 e5/4 d5/4 | d#5/2 f#5/2 a5/2 b5/2 d#6/4 -/4`;
const riff = (text: string, velocity = 0.8) => melody(text, { unit: 0.25, velocity });

/** A market under the stars: funk in E Dorian, clavinet against slap bass, organ on top. */
export const starMarket: Score = {
  ...{ name: 'star-market', bpm: 112, beatsPerBar: 4, seed: 109 },
  swing: { unit: 0.25, late: 0.1 },
  hall: { seconds: 0.9, damping: 0.45 },
  lines: {
    clav: { instrument: 'clavinet', gain: 0.42, pan: -0.4, hall: 0.08 },
    organ: { instrument: 'houseOrgan', gain: 0.1, pan: 0.3, hall: 0.2 },
    lead: { instrument: 'houseOrgan', gain: 0.2, pan: 0.1, hall: 0.22, echo: 0.1 },
    brass: { instrument: 'polySynth', gain: 0.09, hall: 0.2, isWide: true },
    bass: { instrument: 'funkBass', gain: 0.2 },
    kick: { instrument: 'tightKick', gain: 0.34 },
    snare: { instrument: 'softSnare', gain: 0.22, hall: 0.12 },
    clap: { instrument: 'clap', gain: 0.22, pan: 0.12, hall: 0.18 },
    hat: { instrument: 'hat', gain: 0.18, pan: 0.35 },
    open: { instrument: 'openHat', gain: 0.14, pan: 0.35 },
  },
  sections: [
    {
      ...{ name: 'intro', bars: 4 },
      play: {
        clav: comp(BREAK, SCRATCH, { ...SIXTEENTH, low: 'd4', hold: 0.6 }),
        kick: later(8, beat('X--x--X---x-----', { bars: 2 })),
        hat: beat('x-x-x-x-x-x-x-x-', { bars: 4 }),
        bass: later(8, bass('Em9 | A13', SLAP, { ...SIXTEENTH, low: 'e1', velocity: 0.7 })),
      },
    },
    {
      ...{ name: 'A', bars: 8 },
      play: {
        lead: [...riff(RIFF), ...later(8, riff(RIFF)), ...later(16, riff(RIFF)), ...later(24, riff(RIFF_END))],
        clav: comp(A, SCRATCH, { ...SIXTEENTH, low: 'd4', hold: 0.6, velocity: 0.6 }),
        bass: bass(A, SLAP, { ...SIXTEENTH, low: 'e1' }),
        kick: beat('X--x--X---x---x-', { bars: 8 }),
        snare: beat('----X--.-.--X--.', { bars: 8 }),
        hat: beat('x-xxx-xxx-xxx-x-', { bars: 8 }),
        open: beat('--------------X-', { bars: 8 }),
      },
    },
    {
      ...{ name: 'B', bars: 8 },
      play: {
        brass: comp(B, 'X _ _ - - - x - - - X _ - - - -', { ...SIXTEENTH, low: 'g3', velocity: 0.85 }),
        lead: riff(TUNE_B, 0.75),
        organ: comp(B, 'X _ _ _ _ _ _ _', { low: 'd4', velocity: 0.5 }),
        bass: bass(B, 'R - - - R - 8 - 5 - - 7 8 - R -', { ...SIXTEENTH, low: 'e1' }),
        kick: beat('X---X---X---X---', { bars: 8 }),
        clap: beat('----X-------X---', { bars: 8 }),
        hat: beat('x-x-x-x-x-x-x-x-', { bars: 8 }),
        open: beat('--X---X---X---X-', { bars: 8 }),
      },
    },
    {
      ...{ name: 'break', bars: 4 },
      play: {
        bass: bass(BREAK, SLAP, { ...SIXTEENTH, low: 'e1' }),
        clav: later(8, comp('Em9 | A13', SCRATCH, { ...SIXTEENTH, low: 'd4', hold: 0.6 })),
        clap: beat('----X-------X--x', { bars: 4 }),
        kick: beat('X-------X-x-----', { bars: 4 }),
        organ: comp(BREAK, 'X _ _ _ - - - -', { low: 'd4', velocity: 0.6 }),
      },
    },
    {
      ...{ name: "A'", bars: 8 },
      play: {
        lead: [...riff(RIFF), ...later(8, riff(RIFF)), ...later(16, riff(RIFF)), ...later(24, riff(RIFF_END))],
        brass: later(4, comp('A13 | Em9 | A13 | Em9 | A13 | Cmaj9', '- - - - - - - - - - - - X _ x _', SIXTEENTH)),
        clav: comp(A, SCRATCH, { ...SIXTEENTH, low: 'd4', hold: 0.6, velocity: 0.65 }),
        bass: bass('Em9 | A13 | Em9 | A13 | Em9 | A13 | Cmaj9 | B7', SLAP, { ...SIXTEENTH, low: 'e1' }),
        kick: beat('X--x--X---x---x-', { bars: 8 }),
        snare: beat('----X--.-.--X--.', { bars: 7 }),
        clap: beat('----X-------X---', { bars: 7 }),
        hat: beat('x-xxx-xxx-xxx-x-', { bars: 8 }),
        open: beat('------X-------X-', { bars: 7 }),
      },
    },
  ],
};
