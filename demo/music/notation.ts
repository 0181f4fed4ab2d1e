import { type Chord, chordOf, midiOf } from './chords.ts';

/** A note of a score; times are in beats from the start of its section. */
export interface Note {
  readonly at: number;
  readonly beats: number;
  readonly midi: number;
  /** From 0 to 1. */
  readonly velocity: number;
}
export type Notes = readonly Note[];

interface MelodyForm {
  /** The default length of a note in beats. */
  readonly unit?: number;
  readonly velocity?: number;
  /** Semitones up. */
  readonly up?: number;
}

const cells = (text: string): readonly string[] => text.split(/\s+/).filter((cell) => cell !== '' && cell !== '|');

const unitsOf = (bar: string) => cells(bar).reduce((sum, cell) => sum + Number(cell.split('/')[1] ?? 1), 0);

/**
 * `e5 g5/3 -/2 | …`: notes and rests, with a length in units after the slash (default 1); all bars have the same
 * length.
 */
export function melody(text: string, { unit = 0.5, velocity = 0.8, up = 0 }: MelodyForm = {}): Notes {
  if (new Set(text.split('|').map(unitsOf)).size > 1) throw new RangeError(`bars of different length: ${text}`);
  let at = 0;
  return cells(text).flatMap((cell) => {
    const [name = '', length = '1'] = cell.split('/');
    const beats = Number(length) * unit;
    const start = at;
    at += beats;
    return name === '-' ? [] : [{ at: start, beats, midi: midiOf(name) + up, velocity }];
  });
}

interface Pattern {
  /** Beats of one cell. */
  readonly unit?: number;
  readonly beatsPerBar?: number;
  readonly velocity?: number;
}

interface ChordPattern extends Pattern {
  /** The lowest note that a chord may have, as its name: `c4`. */
  readonly low?: string;
  /** How much of its cells a note is held, from 0 to 1. */
  readonly hold?: number;
}

interface Slot {
  readonly at: number;
  readonly beats: number;
  readonly chord: Chord;
  readonly next: Chord;
}

/** `Am7 | Dm7 G7`: chords of bars; those of one bar share it evenly. */
function slotsOf(progression: string, beatsPerBar: number): readonly Slot[] {
  const bars = progression.split('|').map((bar) => bar.trim().split(/\s+/));
  const slots = bars.flatMap((chords, bar) =>
    chords.map((symbol, place) => ({
      at: (bar + place / chords.length) * beatsPerBar,
      beats: beatsPerBar / chords.length,
      chord: chordOf(symbol),
    })),
  );
  return slots.map((slot, index) => ({ ...slot, next: (slots[(index + 1) % slots.length] ?? slot).chord }));
}

/** The cells of a pattern over a chord: the start of each, and its length including the holds (`_`) after it. */
function hitsOf(pattern: string, { at, beats }: Slot, { unit, barStart }: { unit: number; barStart: number }) {
  const rhythm = cells(pattern);
  const offset = Math.round((at - barStart) / unit);
  return Array.from({ length: Math.round(beats / unit) }, (_, index) => {
    const cell = rhythm[(offset + index) % rhythm.length] ?? '-';
    let length = 1;
    while (rhythm[(offset + index + length) % rhythm.length] === '_' && index + length < beats / unit) length++;
    return { cell, at: at + index * unit, beats: length * unit, isLast: index + length >= beats / unit };
  }).filter(({ cell }) => cell !== '-' && cell !== '_');
}

const strengthOf = (cell: string, velocity: number) => (cell === cell.toUpperCase() ? velocity : velocity * 0.7);

/** Whole chords in a rhythm: `X` strong, `x` weak, `_` held, `-` silent; each bar restarts the pattern. */
export function comp(progression: string, rhythm: string, form: ChordPattern = {}): Notes {
  const { unit = 0.5, beatsPerBar = 4, velocity = 0.7, low = 'f3', hold = 1 } = form;
  return slotsOf(progression, beatsPerBar).flatMap((slot) => {
    const barStart = Math.floor(slot.at / beatsPerBar) * beatsPerBar;
    return hitsOf(rhythm, slot, { unit, barStart }).flatMap(({ cell, at, beats }) =>
      slot.chord
        .voicing(midiOf(low))
        .map((midi) => ({ at, beats: beats * hold, midi, velocity: strengthOf(cell, velocity) })),
    );
  });
}

/** Chords broken into their notes: numbers count from the lowest note, beyond the highest an octave up. */
export function arpeggio(progression: string, order: string, form: ChordPattern = {}): Notes {
  const { unit = 0.25, beatsPerBar = 4, velocity = 0.7, low = 'c4', hold = 1 } = form;
  return slotsOf(progression, beatsPerBar).flatMap((slot) => {
    const barStart = Math.floor(slot.at / beatsPerBar) * beatsPerBar;
    const voicing = slot.chord.voicing(midiOf(low));
    return hitsOf(order, slot, { unit, barStart }).map(({ cell, at, beats }) => {
      const place = Number(cell);
      const octaves = Math.floor(place / voicing.length);
      const midi = (voicing[place % voicing.length] ?? 60) + 12 * octaves;
      return { at, beats: beats * hold, midi, velocity: at === slot.at ? velocity : velocity * 0.82 };
    });
  });
}

/** A bass: `R` root, `3`, `5`, `7` of the chord, `8` octave, `L` a half-tone below the next root; small `r` is weak. */
export function bass(progression: string, steps: string, form: ChordPattern = {}): Notes {
  const { unit = 0.5, beatsPerBar = 4, velocity = 0.8, low = 'e1', hold = 0.92 } = form;
  const bottom = midiOf(low);
  const lift = (pitchClass: number) => bottom + ((((pitchClass - bottom) % 12) + 12) % 12);
  return slotsOf(progression, beatsPerBar).flatMap((slot) => {
    const barStart = Math.floor(slot.at / beatsPerBar) * beatsPerBar;
    const root = lift(slot.chord.bass);
    return hitsOf(steps, slot, { unit, barStart }).map(({ cell, at, beats }) => {
      const midi =
        cell === 'L' ? lift(slot.next.bass) - 1 : cell === '8' ? root + 12 : root + slot.chord.step(cell.toUpperCase());
      return { at, beats: beats * hold, midi, velocity: strengthOf(cell, velocity) };
    });
  });
}

/** A drum: `X` strong, `x` weak, `.` faint, `-` silent, the bar over and over. */
export function beat(rhythm: string, form: Pattern & { readonly bars: number; readonly midi?: number }): Notes {
  const { unit = 0.25, beatsPerBar = 4, velocity = 0.8, bars, midi = 60 } = form;
  const loud = { X: 1, x: 0.65, '.': 0.35 } as Readonly<Record<string, number>>;
  const steps = [...rhythm].filter((step) => step !== ' ' && step !== '|');
  const count = Math.round((bars * beatsPerBar) / unit);
  return Array.from({ length: count }, (_, index) => ({ step: steps[index % steps.length] ?? '-', at: index * unit }))
    .filter(({ step }) => step in loud)
    .map(({ step, at }) => ({ at, beats: unit, midi, velocity: velocity * (loud[step] ?? 0) }));
}

/** The same notes, shifted later. */
export function later(beats: number, notes: Notes): Notes {
  return notes.map((note) => ({ ...note, at: note.at + beats }));
}

/** The same notes, louder or softer. */
export function scaled(share: number, notes: Notes): Notes {
  return notes.map((note) => ({ ...note, velocity: note.velocity * share }));
}
