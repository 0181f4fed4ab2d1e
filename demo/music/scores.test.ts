import { describe, expect, it } from 'vitest';
import { LIMITS } from '#contract/values/limits.ts';
import { midiOf } from './chords.ts';
import { INSTRUMENTS } from './instruments/index.ts';
import { melody } from './notation.ts';
import { barsOf, fingerprintOf, notesOf, type Score, secondsOf } from './score.ts';
import { SCORES } from './scores/index.ts';

const linesOf = (score: Score) => Object.keys(score.lines);
const allNotes = (score: Score) => linesOf(score).flatMap((line) => notesOf(score, line));

it('R9.30 there are ten pieces, no two alike in name, tempo and orchestra', () => {
  expect(SCORES).toHaveLength(LIMITS.musicTracks);
  for (const own of [
    ({ name }: Score) => name,
    ({ bpm, beatsPerBar }: Score) => `${bpm} ${beatsPerBar}`,
    ({ lines }: Score) =>
      Object.values(lines)
        .map(({ instrument }) => instrument)
        .join(),
    fingerprintOf,
  ]) {
    expect(new Set(SCORES.map(own)).size).toBe(SCORES.length);
  }
});

describe.each(SCORES.map((score) => [score.name, score] as const))('%s', (_, score) => {
  it('takes between a minute and a hundred seconds', () => {
    expect(secondsOf(score)).toBeGreaterThanOrEqual(60);
    expect(secondsOf(score)).toBeLessThanOrEqual(100);
  });

  it('has a form: a theme, another one, and the first again, changed', () => {
    const names = score.sections.map(({ name }) => name);
    expect([names.indexOf('A'), names.indexOf('B'), names.indexOf("A'")].every((place) => place > 0)).toBe(true);
    expect(names.indexOf('A')).toBeLessThan(names.indexOf('B'));
    expect(names.indexOf('B')).toBeLessThan(names.indexOf("A'"));
    const [first, again] = ['A', "A'"].map((wanted) => score.sections.find(({ name }) => name === wanted)?.play);
    expect(first).not.toEqual(again);
  });

  it('asks for no line that is not there, and lets none be silent', () => {
    const asked = new Set(score.sections.flatMap(({ play }) => Object.keys(play)));
    expect([...asked].sort()).toEqual(linesOf(score).sort());
  });

  it('writes no note beyond its section', () => {
    const late = score.sections.flatMap(({ name, bars, play }) =>
      Object.entries(play).flatMap(([line, notes]) =>
        notes
          .filter(({ at }) => at < 0 || at >= bars * score.beatsPerBar - 1e-9)
          .map(({ at }) => `${name} ${line} ${at}`),
      ),
    );
    expect(late).toEqual([]);
  });

  it('stays within what ears and loudspeakers take', () => {
    for (const { midi, beats, velocity } of allNotes(score)) {
      expect(midi).toBeGreaterThanOrEqual(midiOf('c1'));
      expect(midi).toBeLessThanOrEqual(midiOf('c8'));
      expect(beats).toBeGreaterThan(0);
      expect(velocity).toBeGreaterThan(0);
      expect(velocity).toBeLessThanOrEqual(1);
    }
  });

  it('is never silent for longer than two bars', () => {
    const begins = [...new Set(allNotes(score).map(({ at }) => at)), barsOf(score) * score.beatsPerBar].sort(
      (a, b) => a - b,
    );
    const gaps = begins.slice(1).map((at, index) => at - (begins[index] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(2 * score.beatsPerBar);
  });
});

it('every instrument of the orchestra is used', () => {
  const asked = new Set(SCORES.flatMap(({ lines }) => Object.values(lines).map(({ instrument }) => instrument)));
  expect(Object.keys(INSTRUMENTS).filter((name) => ![...asked].some((one) => one === name))).toEqual([]);
});

it('reads melodies as they are written', () => {
  expect(melody('c4 -/2 eb4/3', { unit: 0.5, velocity: 1 })).toEqual([
    { at: 0, beats: 0.5, midi: 60, velocity: 1 },
    { at: 1.5, beats: 1.5, midi: 63, velocity: 1 },
  ]);
  expect(() => melody('h4')).toThrow(RangeError);
});
