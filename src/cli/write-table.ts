/** Formats rows below their headings, in columns as wide as their longest text; the last column is not padded. */
export function writeTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, ...rows.map((row) => row.map(toPlain))];
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  return lines
    .map((line) => line.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

/**
 * Strips control characters that a terminal would obey from user text: a name could otherwise rewrite the lines above
 * it. Bidirectional control characters are stripped too.
 */
export function toPlain(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '\u00b7');
}
