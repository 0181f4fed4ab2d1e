import { createHash } from 'node:crypto';
import type { InstrumentName } from './instruments/index.ts';
import { later, type Notes } from './notation.ts';

/** One voice of a score: who plays it, how loud and where. */
export interface Line {
  readonly instrument: InstrumentName;
  readonly gain: number;
  /** From -1, left, to 1, right. */
  readonly pan?: number;
  /** Share that goes into the hall, and into the echo. */
  readonly hall?: number;
  readonly echo?: number;
  /** Seconds that a note may come late, as hands do. */
  readonly loose?: number;
  readonly isWide?: boolean;
}

/** A part of the form: so many bars, in which lines play these notes. */
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
  /** How late the second of two notes of `unit` beats comes, as a share of the unit. */
  readonly swing?: { readonly unit: number; readonly late: number };
  readonly hall: { readonly seconds: number; readonly damping: number };
  readonly echoBeats?: number;
  /** Takes away the heights above so many hertz. */
  readonly dullAbove?: number;
  readonly lines: Readonly<Record<string, Line>>;
  readonly sections: readonly Section[];
}

export function barsOf({ sections }: Score): number {
  return sections.reduce((sum, { bars }) => sum + bars, 0);
}

/** How long a score takes. */
export function secondsOf(score: Score): number {
  return (barsOf(score) * score.beatsPerBar * 60) / score.bpm;
}

/** The notes of a line over the whole piece, in the order of their begin. */
export function notesOf({ sections, beatsPerBar }: Score, line: string): Notes {
  let bar = 0;
  const all = sections.flatMap(({ bars, play }) => {
    const start = bar * beatsPerBar;
    bar += bars;
    return later(start, play[line] ?? []);
  });
  return all.sort((a, b) => a.at - b.at);
}

/** Changes with every note and every setting: tells whether a recording still is the score's. */
export function fingerprintOf(score: Score): string {
  const voices = Object.keys(score.lines).map((name) => notesOf(score, name));
  const { sections: _, ...settings } = score;
  return createHash('sha256').update(JSON.stringify({ settings, voices })).digest('hex').slice(0, 16);
}
