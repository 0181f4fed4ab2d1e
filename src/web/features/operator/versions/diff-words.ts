import { type DiffPiece, diffTokens } from '#domain/text/diff-tokens.ts';

export type { DiffPiece };

/** Words, single ideographs (Chinese has no spaces), whitespace and punctuation; the same on server and browser. */
const TOKENS = /\p{Script=Han}|[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu;

/** Diffs two texts word by word, by their longest common subsequence. */
export function diffWords(before: string, after: string): readonly DiffPiece[] {
  const former = before.match(TOKENS) ?? [];
  const latter = after.match(TOKENS) ?? [];
  const start = countSame(former, latter);
  const end = countSame(former.slice(start).reverse(), latter.slice(start).reverse());
  const middle = diffTokens(former.slice(start, former.length - end), latter.slice(start, latter.length - end));
  const kept = (tokens: readonly string[]) => tokens.map((text): DiffPiece => ({ kind: 'kept', text }));
  return joinPieces([...kept(former.slice(0, start)), ...middle, ...kept(end === 0 ? [] : former.slice(-end))]);
}

/** The pieces of one side of a diff. */
export function sideOf(pieces: readonly DiffPiece[], side: 'before' | 'after'): readonly DiffPiece[] {
  return pieces.filter(({ kind }) => kind !== (side === 'before' ? 'added' : 'removed'));
}

function countSame(former: readonly string[], latter: readonly string[]): number {
  const place = former.findIndex((token, index) => token !== latter[index]);
  return place < 0 ? former.length : place;
}

function joinPieces(pieces: readonly DiffPiece[]): readonly DiffPiece[] {
  const joined: DiffPiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (piece.text === '') continue;
    if (last?.kind === piece.kind) joined[joined.length - 1] = { kind: piece.kind, text: last.text + piece.text };
    else joined.push(piece);
  }
  return joined;
}
