import { readLocale } from '#contract/values/locales.ts';

const BLANKS = /\s+/g;
const LINE_END = /[\r\n]/;

/** One line: what was pasted with line ends gets spaces there. */
export function tidyLine(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  // Whole runs of blanks: a pattern that looks for the line end itself tries again from each blank before it.
  return value.replaceAll(BLANKS, (blanks) => (LINE_END.test(blanks) ? ' ' : blanks)).trim();
}

/** Several lines, which end in the same way whatever was typed on. */
export function tidyLines(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n').trim() : value;
}

/** A language as we spell it. */
export function tidyLanguage(value: unknown): unknown {
  return readLocale(value) ?? value;
}

/** Every entry of what should be a list, at its place. */
export function eachOf(value: unknown, tidy: (item: unknown) => unknown): unknown {
  return Array.isArray(value) ? value.map(tidy) : value;
}
