/** One measurement and its target. */
export interface Result {
  readonly name: string;
  /** One value a round, in the order measured; the median counts. */
  readonly values: readonly number[];
  /** What the value is, for example `of floor` or `kB of JavaScript`. */
  readonly unit: string;
  readonly target: { readonly atLeast: number } | { readonly atMost: number };
  readonly digits?: number;
}

export interface Report {
  add(result: Result): void;
  note(text: string): void;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** `render: 0.45 of floor (target ≥ 0.40), median of 9 rounds, ok` */
export function resultLine({ name, values, unit, target, digits = 2 }: Result): string {
  const limit = 'atLeast' in target ? `≥ ${target.atLeast}` : `≤ ${target.atMost}`;
  const rounds = values.length === 1 ? '' : `, median of ${values.length} rounds`;
  const verdict = isMet(values, target) ? 'ok' : 'MISSED';
  return `${name}: ${median(values).toFixed(digits)} ${unit} (target ${limit})${rounds}, ${verdict}`;
}

function isMet(values: readonly number[], target: Result['target']): boolean {
  const value = median(values);
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost;
}

/** Prints each result when it arrives and remembers whether any missed its target. */
export function createReport(print: (line: string) => void) {
  let hasMissed = false;
  const report: Report = {
    add(result) {
      hasMissed ||= !isMet(result.values, result.target);
      print(resultLine(result));
    },
    note: (text) => print(`  ${text}`),
  };
  return { report, hasMissed: () => hasMissed };
}
