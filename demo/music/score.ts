import { createHash } from 'node:crypto';
import type { InstrumentName } from './instruments/index.ts';
import { later, type Notes } from './notation.ts';

/** One voice of a score: its instrument, volume and pan. */
export interface Line {
  readonly instrument: InstrumentName;
  readonly gain: number;
  /** From -1, left, to 1, right. */
  readonly pan?: number;
  /** Share that goes into the hall, and into the echo. */
  readonly hall?: number;
  readonly echo?: number;
  /** The maximum random delay of a note in seconds, to sound human. */
  readonly loose?: number;
  readonly isWide?: boolean;
}

/** A section of the form: its number of bars, and the notes of its voices. */
export interface Section {
  /** `intro`, `A`, `B`, … */
  readonly name: string;
  readonly bars: number;
  readonly play: Readonly<Record<string, Notes>>;
}

export interface Score {
  readonly name: string;
  /** Beats of a minute, and of a bar. */
  readonly bpm: number;
  readonly beatsPerBar: number;
  readonly seed: number;
  /** The delay of the second of two notes of `unit` beats, as a share of the unit. */
  readonly swing?: { readonly unit: number; readonly late: number };
  readonly hall: { readonly seconds: number; readonly damping: number };
  readonly echoBeats?: number;
  /** Cutoff of the low-pass filter in hertz. */
  readonly dullAbove?: number;
  readonly lines: Readonly<Record<string, Line>>;
  readonly sections: readonly Section[];
}

export function barsOf({ sections }: Score): number {
  return sections.reduce((sum, { bars }) => sum + bars, 0);
}

/** The duration of a score. */
export function secondsOf(score: Score): number {
  return (barsOf(score) * score.beatsPerBar * 60) / score.bpm;
}

/** The notes of a voice over the whole piece, sorted by start. */
export function notesOf({ sections, beatsPerBar }: Score, line: string): Notes {
  let bar = 0;
  const all = sections.flatMap(({ bars, play }) => {
    const start = bar * beatsPerBar;
    bar += bars;
    return later(start, play[line] ?? []);
  });
  return all.sort((a, b) => a.at - b.at);
}

/** A hash of all notes and settings: shows whether a recording is up to date. */
export function fingerprintOf(score: Score): string {
  const voices = Object.keys(score.lines).map((name) => notesOf(score, name));
  const { sections: _, ...settings } = score;
  return createHash('sha256').update(JSON.stringify({ settings, voices })).digest('hex').slice(0, 16);
}
