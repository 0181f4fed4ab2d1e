import { beat, later, melody, scaled } from '../notation.ts';
import type { Score } from '../score.ts';

const DRONE = melody('d2/4 a2/2 d3/2 | d2/4 a2/4 | bb1/4 f2/2 bb2/2 | a1/4 e2/4', { velocity: 0.7 });
const TUNE_A = `d5/2 e5 f5 a5/3 f5 | e5 f5 e5 d5 a4/4 | bb4/2 d5 e5 f5/2 e5 d5 | a4/2 bb4 a4 e4/4`;
const ANSWER = `a5/2 bb5 a5 f5/2 e5 f5 | a5 f5 e5 d5 e5/4 | d5 f5 e5 d5 bb4 d5 bb4 a4 | d5/3 a4 d5/4`;
const TUNE_B = `a5/4 bb5/2 a5 f5 | e5/6 f5 e5 | d5/3 e5 f5/2 a5/2 | bb5/2 a5/6 | d6/4 bb5 a5 f5 e5 | a5/8`;
const PICKED = `d4 a4 d5 a4 f4 a4 e4 a4 | d4 a4 e5 a4 f4 a4 d4 a4 | bb3 f4 d5 f4 bb3 f4 e4 f4 | a3 e4 a4 e4 bb3 e4 a3 e4`;
const PICKED_B = `${PICKED} | d4 a4 d5 a4 bb3 f4 bb4 f4 | a3 e4 a4 e4 f4 e4 d4 e4`;
const ORNAMENT = later(31, melody('d6 bb5 a5 f5', { unit: 0.25, velocity: 0.45 }));

/** Lanterns in an old street: koto and bamboo flute in the hirajoshi scale, with taiko. */
export const lanternStreet: Score = {
  ...{ name: 'lantern-street', bpm: 88, beatsPerBar: 4, seed: 23 },
  hall: { seconds: 1.9, damping: 0.4 },
  echoBeats: 1,
  lines: {
    drone: { instrument: 'lowString', gain: 0.55, pan: -0.1, hall: 0.2 },
    koto: { instrument: 'koto', gain: 0.62, pan: 0.2, hall: 0.3, echo: 0.08, loose: 0.012 },
    picked: { instrument: 'koto', gain: 0.4, pan: -0.35, hall: 0.3, loose: 0.012 },
    flute: { instrument: 'bambooFlute', gain: 0.13, pan: 0.05, hall: 0.5, echo: 0.12 },
    taiko: { instrument: 'taiko', gain: 0.34, hall: 0.35 },
    wood: { instrument: 'woodBlock', gain: 0.34, pan: 0.45, hall: 0.3 },
    bell: { instrument: 'triangleBell', gain: 0.16, pan: -0.5, hall: 0.5 },
  },
  sections: [
    {
      ...{ name: 'intro', bars: 2 },
      play: {
        koto: melody('d4 e4 f4 a4 bb4 d5 e5 f5 | a5/4 d5/4', { velocity: 0.6 }),
        drone: melody('d2/8 d2/8', { velocity: 0.6 }),
        bell: melody('-/8 a5/8', { velocity: 0.8 }),
      },
    },
    {
      ...{ name: 'A', bars: 8 },
      play: {
        koto: [...melody(TUNE_A), ...later(16, melody(ANSWER)), ...ORNAMENT],
        drone: [...DRONE, ...later(16, DRONE)],
        taiko: beat('X-------  --x-----', { unit: 0.25, bars: 8, velocity: 0.6 }),
        wood: later(16, beat('--x---x---x---xx', { bars: 4, velocity: 0.6 })),
      },
    },
    {
      ...{ name: 'B', bars: 6 },
      play: {
        flute: melody(TUNE_B, { velocity: 0.85 }),
        picked: melody(PICKED_B, { velocity: 0.6 }),
        drone: [...DRONE, ...later(16, melody('d2/8 a1/8', { velocity: 0.7 }))],
        taiko: beat('X-----x---X-----', { bars: 6, velocity: 0.75 }),
        wood: beat('----x-------x-x-', { bars: 6, velocity: 0.7 }),
        bell: beat('X---------------', { bars: 6, velocity: 0.6 }),
      },
    },
    {
      ...{ name: "A'", bars: 8 },
      play: {
        koto: [...melody(TUNE_A), ...later(16, melody(ANSWER))],
        flute: [
          ...scaled(0.7, melody('d5/8 | a4/8 | bb4/4 f5/4 | e5/8', { velocity: 0.7 })),
          ...later(16, melody('f5/8 | e5/8 | d5/4 bb4/4 | d5/4 -/4', { velocity: 0.6 })),
        ],
        picked: melody(PICKED, { velocity: 0.5 }),
        drone: [...DRONE, ...later(16, melody('d2/4 a2/4 | d2/4 a2/4 | bb1/8 | d2/6 -/2', { velocity: 0.7 }))],
        taiko: beat('X-----x-X---x---', { bars: 7, velocity: 0.7 }),
        wood: beat('--x---x---x---xx', { bars: 7, velocity: 0.6 }),
      },
    },
  ],
};
