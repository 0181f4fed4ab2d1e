/** Rows under their heads, in columns as wide as their longest text. The last one takes what it takes. */
export function writeTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, ...rows.map((row) => row.map(toPlain))];
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  return lines
    .map((line) => line.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

/**
 * What people wrote, without the characters that a terminal obeys: a name could else rewrite the lines above it. Those
 * that turn the direction of reading around go as well.
 */
export function toPlain(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '\u00b7');
}
