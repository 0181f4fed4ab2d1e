import { readLocale } from '#contract/values/locales.ts';

const BLANKS = /\s+/g;
const LINE_END = /[\r\n]/;

/** A single line: line breaks in pasted text become spaces. */
export function normalizeLine(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  // Match whole runs of blanks: a pattern for the line break itself would backtrack from each blank before it.
  return value.replaceAll(BLANKS, (blanks) => (LINE_END.test(blanks) ? ' ' : blanks)).trim();
}

/** Several lines, with line breaks normalized. */
export function normalizeLines(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n').trim() : value;
}

/** A language tag in our spelling. */
export function normalizeLanguage(value: unknown): unknown {
  return readLocale(value) ?? value;
}

/** Normalizes every entry of a list in place. */
export function eachOf(value: unknown, normalize: (item: unknown) => unknown): unknown {
  return Array.isArray(value) ? value.map(normalize) : value;
}
