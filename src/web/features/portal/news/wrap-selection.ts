/** Marks around or before the selected text. */
export interface Mark {
  readonly before: string;
  readonly after: string;
  /** Begins on a line of its own. */
  readonly isLine?: boolean;
}

export const MARKS = {
  bold: { before: '**', after: '**' },
  italic: { before: '*', after: '*' },
  heading: { before: '## ', after: '', isLine: true },
  list: { before: '- ', after: '', isLine: true },
  quote: { before: '> ', after: '', isLine: true },
  link: { before: '[', after: '](https://)' },
} as const satisfies Record<string, Mark>;
export type MarkName = keyof typeof MARKS;

export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Puts a mark around a selection, or at the beginning of its line; the same words stay selected. */
export function wrapSelection({ text, start, end }: Selected, mark: Mark): Selected {
  const { before, after, isLine = false } = mark;
  const at = isLine ? text.lastIndexOf('\n', start - 1) + 1 : start;
  const marked = text.slice(0, at) + before + text.slice(at, end) + after + text.slice(end);
  return { text: marked, start: start + before.length, end: end + before.length };
}
