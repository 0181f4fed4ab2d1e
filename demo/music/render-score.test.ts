import { expect, it } from 'vitest';
import type { Stereo } from './effects.ts';
import { comp, melody } from './notation.ts';
import { interleave, level, renderScore } from './render-score.ts';
import type { Score } from './score.ts';
import { SAMPLE_RATE } from './sound.ts';

/** One second: a chord, and a note that rings beyond the end. */
const SHORT: Score = {
  ...{ name: 'short', bpm: 240, beatsPerBar: 4, seed: 5 },
  hall: { seconds: 0.8, damping: 0.4 },
  lines: {
    pad: { instrument: 'polySynth', gain: 0.1, hall: 0.3, isWide: true },
    koto: { instrument: 'koto', gain: 0.4, pan: 0.8, echo: 0.2 },
  },
  sections: [{ name: 'A', bars: 1, play: { pad: comp('Am7', 'X _ _ _ - - - -'), koto: melody('-/7 a4') } }],
};

const loudness = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
const isSame = (one: Stereo, other: Stereo) =>
  Buffer.from(interleave(one).buffer).equals(Buffer.from(interleave(other).buffer));
const peak = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

it('plays a score the same each time, as long as its bars are', () => {
  const [first, again] = [renderScore(SHORT), renderScore(SHORT)];
  expect(first.left).toHaveLength(SAMPLE_RATE);
  expect(isSame(first, again)).toBe(true);
  expect(first.left.every(Number.isFinite)).toBe(true);
});

it('leads the end into the begin: what rings on is heard there, and nothing jumps', () => {
  const struckLast = renderScore({ ...SHORT, lines: { koto: { ...SHORT.lines.koto, instrument: 'koto', gain: 0.4 } } });
  expect(loudness(struckLast.left.subarray(0, SAMPLE_RATE / 4))).toBeGreaterThan(0.005);
  const { left } = renderScore(SHORT);
  const steps = left.map((sample, index) => Math.abs(sample - (left[(index + 1) % left.length] ?? 0)));
  expect(steps.at(-1)).toBeLessThanOrEqual(peak(steps.subarray(0, -1)));
});

it('puts a line where it belongs between the ears', () => {
  const koto = { instrument: 'koto', gain: 0.4, pan: 0.8 } as const;
  const { left, right } = renderScore({ ...SHORT, lines: { koto } });
  expect(loudness(right)).toBeGreaterThan(4 * loudness(left));
});

it('holds peaks below the ceiling, and leaves what is below alone', () => {
  const sound = renderScore(SHORT);
  const loud = level(sound, { gain: 40, ceiling: 0.8 });
  expect(peak(loud.left)).toBeLessThanOrEqual(0.8 + 1e-6);
  expect(peak(loud.right)).toBeLessThanOrEqual(0.8 + 1e-6);
  expect(isSame(level(sound, { gain: 1, ceiling: 10 }), sound)).toBe(true);
});
