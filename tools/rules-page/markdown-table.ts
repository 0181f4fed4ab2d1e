/** Renders a Markdown table; escapes pipes and line breaks in cells. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(escapeCell).join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/** Formats a value as code; empty if undefined. */
export function code(text: string | number): string {
  const ticks = String(text).includes('`') ? '``' : '`';
  return text === '' ? '' : `${ticks}${text}${ticks}`;
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
