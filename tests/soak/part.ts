import type { Chance } from '../crash/chance.ts';

/** One thing that was wanted, and what was measured. */
export interface Row {
  readonly wanted: string;
  readonly measured: string;
  readonly holds: boolean;
}

export interface PartReport {
  /** What was done, in one sentence. */
  readonly done: string;
  readonly rows: readonly Row[];
}

export interface PartContext {
  /** The size that issue and release notes name, or a short form. */
  readonly isFull: boolean;
  /** Sizes given on the command line. */
  readonly sizes: Readonly<Record<string, number | undefined>>;
  readonly chance: Chance;
  /** Ends a long part early. */
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
}

export type Part = (context: PartContext) => Promise<PartReport>;

/** A part cannot run here: it is neither passed nor failed. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}

const MEMORY_MB = 64;

export function memoryRow(beforeMb: number, afterMb: number): Row {
  const grown = Math.round(afterMb - beforeMb);
  return {
    wanted: `memory at most +${MEMORY_MB} MB`,
    measured: `${grown < 0 ? '' : '+'}${grown} MB (${Math.round(beforeMb)} to ${Math.round(afterMb)})`,
    holds: grown <= MEMORY_MB,
  };
}

/** For lists that must be empty. */
export function noneRow(wanted: string, found: readonly unknown[]): Row {
  const first = found.slice(0, 3).map((each) => (typeof each === 'string' ? each : JSON.stringify(each)));
  return {
    wanted,
    measured: found.length === 0 ? '0' : `${found.length}: ${first.join('; ').slice(0, 300)}`,
    holds: found.length === 0,
  };
}
