import { availableParallelism, loadavg } from 'node:os';
import type { PartReport } from './part.ts';

export interface PartResult {
  readonly name: string;
  readonly seconds: number;
  /** Its report, why it was skipped, or how it broke. */
  readonly outcome: { readonly report: PartReport } | { readonly skipped: string } | { readonly broken: string };
}

export interface ReportFacts {
  readonly isFull: boolean;
  readonly seed: number;
  readonly startedAt: Date;
  readonly results: readonly PartResult[];
}

export function hasPassed({ outcome }: PartResult): boolean {
  return 'report' in outcome && outcome.report.rows.every(({ holds }) => holds);
}

/** The report as Markdown. */
export function writeReport({ isFull, seed, startedAt, results }: ReportFacts): string {
  const facts = [
    `Begun ${startedAt.toISOString()}`,
    `${isFull ? 'full' : 'short'} form`,
    `seed ${seed}`,
    `Node.js ${process.versions.node}`,
    `${availableParallelism()} cores`,
    `load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')} at the end`,
  ];
  return [`# Soak test`, `${facts.join('; ')}.`, ...results.map(writePart), ''].join('\n\n');
}

function writePart({ name, seconds, outcome }: PartResult): string {
  const head = `## ${name} (${seconds} s)`;
  if ('skipped' in outcome) return `${head}\n\nskipped: ${outcome.skipped}`;
  if ('broken' in outcome) return `${head}\n\n**broke off**: ${outcome.broken}`;
  const { done, rows } = outcome.report;
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  const lines = rows.map(
    ({ wanted, measured, holds }) => `| ${cell(wanted)} | ${cell(measured)} | ${holds ? 'held' : '**missed**'} |`,
  );
  return [`${head}\n\n${done}\n`, '| Wanted | Measured | Verdict |', '|---|---|---|', ...lines].join('\n');
}
