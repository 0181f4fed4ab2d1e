import { arpeggio, bass, beat, later, melody } from '../notation.ts';
import type { Score } from '../score.ts';

const A = 'G | D/F# | Em | C D | G | D/F# | C | D G';
const B = 'Em | C | G | D | Em | C | Am | D';
const ARP = '0 1 2 3 2 1 0 1 2 3 2 1 0 1 2 3';
const PUMP = 'R - 8 R - 8 R 8';
const TUNE_A = `g5 - b5 d6 - b5 g5 a5 | f#5 - a5 d6 - a5 f#5/2 | e5 g5 b5 e6 d6 b5 g5 b5 | c6 b5 a5 g5 a5 b5 c6 a5
 | d6/2 b5 d6 g6/2 d6 b5 | a5/2 f#5 a5 d6/2 c6 b5 | e6 d6 c6 e6 d6 c6 b5 a5 | d5 f#5 a5 c6 b5/2 g5/2`;
const TUNE_B = `b5/3 e6/3 d6/2 | e6 d6 c6/4 b5 c6 | d6/3 b5/3 g5/2 | a5/6 a5 b5
 | e6/3 g6/3 f#6/2 | e6 d6 c6/2 g6/2 e6/2 | c6 b5 a5/2 e6/2 c6/2 | d6 c6 b5 a5 f#5 a5 c6 d6`;
const SECOND_A = `b4/2 d5/2 g4/2 d5/2 | a4/2 d5/2 a4/2 f#4/2 | g4/2 b4/2 e5/2 b4/2 | g4/2 e4/2 f#4/2 a4/2
 | b4/2 d5/2 g5/2 d5/2 | a4/2 d5/2 f#5/2 d5/2 | g4/2 e5/2 g5/2 e5/2 | f#4/2 a4/2 d5/2 b4/2`;

/** A parade of little heroes: three wave forms and noise, as old consoles had them. */
export const pixelParade: Score = {
  ...{ name: 'pixel-parade', bpm: 150, beatsPerBar: 4, seed: 41 },
  hall: { seconds: 0.5, damping: 0.3 },
  echoBeats: 0.75,
  lines: {
    lead: { instrument: 'chipLead', gain: 0.17, pan: 0.12, echo: 0.22, hall: 0.08 },
    second: { instrument: 'chipThin', gain: 0.22, pan: -0.4, echo: 0.1 },
    arp: { instrument: 'chipThin', gain: 0.2, pan: 0.45 },
    bass: { instrument: 'chipBass', gain: 0.19 },
    kick: { instrument: 'chipKick', gain: 0.42 },
    snare: { instrument: 'chipSnare', gain: 0.34, pan: -0.05 },
    hat: { instrument: 'chipHat', gain: 0.22, pan: 0.2 },
  },
  sections: [
    {
      ...{ name: 'intro', bars: 4 },
      play: {
        arp: arpeggio('G | D/F# | Em | C D', ARP, { low: 'g4' }),
        bass: later(8, bass('Em | C D', PUMP, { low: 'd2' })),
        hat: later(8, beat('x-x-x-x-x-x-xxxx', { bars: 2 })),
      },
    },
    {
      ...{ name: 'A', bars: 8 },
      play: {
        lead: melody(TUNE_A),
        arp: arpeggio(A, ARP, { low: 'g4', velocity: 0.6 }),
        bass: bass(A, PUMP, { low: 'd2' }),
        kick: beat('X-------X-------', { bars: 8 }),
        snare: beat('----X-------X---', { bars: 8 }),
        hat: beat('x-x-x-x-x-x-x-x-', { bars: 8 }),
      },
    },
    {
      ...{ name: 'B', bars: 8 },
      play: {
        lead: melody(TUNE_B, { velocity: 0.85 }),
        second: arpeggio(B, '0 - 1 - 2 - 1 -', { unit: 0.5, low: 'b4', velocity: 0.8 }),
        bass: bass(B, 'R R - R 5 - 8 5', { low: 'd2' }),
        kick: beat('X-----x-X-x-----', { bars: 8 }),
        snare: beat('----X-------X-xx', { bars: 8 }),
        hat: beat('x-xxx-x-x-xxx-x-', { bars: 8 }),
      },
    },
    {
      ...{ name: 'break', bars: 8 },
      play: {
        arp: arpeggio('C | D | Bm | Em | C | D | G | D', ARP, { low: 'g4', velocity: 0.8 }),
        second: melody(
          'e5/4 g5/4 | f#5/4 a5/4 | f#5/4 b5/4 | g5/8 | e5/4 g5/4 | f#5/4 a5/4 | b5/8 | a5/2 f#5/2 d5/2 c5/2',
          { velocity: 0.85 },
        ),
        bass: bass('C | D | Bm | Em | C | D | G | D', 'R _ _ _ R _ 5 _', { low: 'd2' }),
        hat: beat('x---x---x---x-x-', { bars: 8 }),
        kick: later(16, beat('X---X---X---X---', { bars: 4, velocity: 0.7 })),
      },
    },
    {
      ...{ name: "A'", bars: 8 },
      play: {
        lead: melody(TUNE_A, { velocity: 0.85 }),
        second: melody(SECOND_A, { velocity: 0.8 }),
        arp: arpeggio(A, ARP, { low: 'g4', velocity: 0.5 }),
        bass: bass(A, PUMP, { low: 'd2' }),
        kick: beat('X-----x-X-----x-', { bars: 8 }),
        snare: beat('----X-------X--x', { bars: 8 }),
        hat: beat('x-x-x-xxx-x-x-xx', { bars: 8 }),
      },
    },
    {
      ...{ name: 'coda', bars: 4 },
      play: {
        lead: melody('g6/2 d6/2 b5/2 g5/2 | e6/2 c6/2 a5/2 f#5/2 | g5 a5 b5 d6 g6/2 f#6/2 | g6/4 -/4'),
        second: melody('b4/4 g4/4 | c5/4 d5/4 | g4/4 d5/4 | b4/4 -/4'),
        bass: bass('G | C D | G D', PUMP, { low: 'd2' }),
        kick: beat('X-------X-------', { bars: 3 }),
        snare: beat('----X-------X-x-', { bars: 3 }),
        hat: beat('x-x-x-x-x-x-x-x-', { bars: 3 }),
      },
    },
  ],
};
