import { type DiffPiece, diffTokens } from '#domain/text/diff-tokens.ts';

/** The lines of two texts in one list, with as many kept as possible. */
export function diffLines(before: string, after: string): readonly DiffPiece[] {
  return diffTokens(linesOf(before), linesOf(after));
}

function linesOf(text: string): readonly string[] {
  return text === '' ? [] : text.split('\n');
}
