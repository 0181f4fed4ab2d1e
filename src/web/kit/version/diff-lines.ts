import { type DiffPiece, diffTokens } from '#domain/text/diff-tokens.ts';

/** A line diff of two texts with as many lines unchanged as possible. */
export function diffLines(before: string, after: string): readonly DiffPiece[] {
  return diffTokens(linesOf(before), linesOf(after));
}

function linesOf(text: string): readonly string[] {
  return text === '' ? [] : text.split('\n');
}
