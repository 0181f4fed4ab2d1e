/** A Markdown table; a pipe or a line end inside a cell would end it. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(escapeCell).join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/** A value as code; empty if there is none. */
export function code(text: string | number): string {
  const ticks = String(text).includes('`') ? '``' : '`';
  return text === '' ? '' : `${ticks}${text}${ticks}`;
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
