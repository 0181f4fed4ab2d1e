import { readLocale } from '#contract/locales.ts';

/** One line: what was pasted with line ends gets spaces there. */
export function tidyLine(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(/\s*[\r\n]+\s*/g, ' ').trim() : value;
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
