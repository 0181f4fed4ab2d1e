import { arpeggio, bass, beat, comp, later, melody } from '../notation.ts';
import type { Score } from '../score.ts';

const INTRO = 'Am | Am | F | G';
const A = 'Am | F | C | G | Am | F | Dm | E';
const B = 'F | G | Em | Am | F | G | C | E7';
const ARP = '0 2 1 3 2 4 3 2 0 2 1 3 2 4 5 3';
const PUMP = 'R R R R R R R 8';
const PAD = 'X _ _ _ _ _ _ _';
const TUNE_A = `a5/3 e5 c6/2 b5/2 | a5/6 g5 a5 | g5/3 e5 g5/2 c6/2 | b5/4 d6/2 b5/2
 | c6/3 a5 e6/2 d6/2 | c6/4 a5/2 f5/2 | a5/2 d6/2 f6/2 d6/2 | e6/3 d6 b5/2 g#5/2`;
const TUNE_B = `c6/4 a5/2 c6/2 | d6/6 b5 d6 | e6/4 b5/2 g5/2 | a5/4 c6/2 e6/2
 | f6/3 e6 c6/2 a5/2 | g6/3 f6 d6/2 b5/2 | e6/6 g5 c6 | b5/2 g#5/2 b5/2 d6/2`;

/** The city after midnight: rolling basses and arpeggios in A minor, a drum machine in a large room. */
export const nightDrive: Score = {
  ...{ name: 'night-drive', bpm: 100, beatsPerBar: 4, seed: 71 },
  hall: { seconds: 2.2, damping: 0.35 },
  echoBeats: 0.75,
  lines: {
    pad: { instrument: 'polySynth', gain: 0.085, hall: 0.35, isWide: true },
    arp: { instrument: 'arpSynth', gain: 0.13, pan: -0.35, echo: 0.3, hall: 0.12 },
    high: { instrument: 'arpSynth', gain: 0.08, pan: 0.45, echo: 0.35 },
    lead: { instrument: 'leadSynth', gain: 0.15, pan: 0.08, echo: 0.28, hall: 0.3 },
    bass: { instrument: 'driveBass', gain: 0.12 },
    kick: { instrument: 'tightKick', gain: 0.44 },
    snare: { instrument: 'gatedSnare', gain: 0.34, hall: 0.4 },
    hat: { instrument: 'hat', gain: 0.18, pan: 0.25 },
    tom: { instrument: 'lowTom', gain: 0.4, pan: -0.3, hall: 0.35 },
  },
  sections: [
    {
      ...{ name: 'intro', bars: 4 },
      play: {
        arp: arpeggio(INTRO, ARP, { low: 'a3', velocity: 0.6 }),
        pad: comp(INTRO, PAD, { low: 'e3', velocity: 0.6 }),
        bass: later(8, bass('F | G', PUMP, { low: 'e1', velocity: 0.65 })),
        tom: later(15, melody('e3 d3 c3 a2', { unit: 0.25, velocity: 0.8 })),
      },
    },
    {
      ...{ name: 'A', bars: 8 },
      play: {
        arp: arpeggio(A, ARP, { low: 'a3', velocity: 0.65 }),
        pad: comp(A, PAD, { low: 'e3', velocity: 0.55 }),
        lead: melody(TUNE_A, { velocity: 0.75 }),
        bass: bass(A, PUMP, { low: 'e1' }),
        kick: beat('X---X---X---X---', { bars: 8 }),
        snare: beat('----X-------X---', { bars: 8 }),
        hat: beat('x-x-x-x-x-x-x-xx', { bars: 8, velocity: 0.7 }),
      },
    },
    {
      ...{ name: 'B', bars: 8 },
      play: {
        pad: comp(B, 'X _ _ x _ _ x _', { low: 'g3', velocity: 0.75 }),
        high: arpeggio(B, '2 1 0 1 2 3 2 1', { unit: 0.5, low: 'c5', velocity: 0.7 }),
        lead: melody(TUNE_B, { velocity: 0.85 }),
        bass: bass(B, 'R _ _ R _ _ R 8', { low: 'e1' }),
        kick: beat('X-----x-X-----x-', { bars: 8 }),
        snare: beat('----X-------X---', { bars: 8 }),
        hat: beat('x---x---x---x---', { bars: 8, velocity: 0.8 }),
        tom: later(30, melody('e3 e3 d3 d3 c3 c3 a2 a2', { unit: 0.25, velocity: 0.85 })),
      },
    },
    {
      ...{ name: "A'", bars: 8 },
      play: {
        arp: arpeggio(A, ARP, { low: 'a3', velocity: 0.7 }),
        high: arpeggio(A, '3 - 2 - 4 - 3 2', { unit: 0.5, low: 'a4', velocity: 0.6 }),
        pad: comp(A, PAD, { low: 'e3', velocity: 0.65 }),
        lead: melody(TUNE_A.slice(0, TUNE_A.lastIndexOf('|')), { velocity: 0.8 }),
        bass: bass('Am | F | C | G | Am | F | Dm', PUMP, { low: 'e1' }),
        kick: beat('X---X---X---X---', { bars: 7 }),
        snare: beat('----X-------X--x', { bars: 7 }),
        hat: beat('x-xxx-xxx-xxx-xx', { bars: 7, velocity: 0.7 }),
      },
    },
  ],
};
