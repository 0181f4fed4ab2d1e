import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DiffPiece, diffTokens } from './diff-tokens.ts';

const SIGNS = { removed: '-', added: '+', kept: '=' } as const satisfies Record<DiffPiece['kind'], string>;
const diff = (former: readonly string[], latter: readonly string[]) =>
  diffTokens(former, latter).map(({ kind, text }) => `${SIGNS[kind]}${text}`);
const numbers = (length: number) => Array.from({ length }, (_, index) => `${index}`);

it.each<[former: string, latter: string, pieces: string]>([
  ['', '', ''],
  ['', 'a b', '+a +b'],
  ['a b', '', '-a -b'],
  ['a b', 'a b', '=a =b'],
  ['a', 'b', '-a +b'],
  ['a b c', 'a c', '=a -b =c'],
  ['a c', 'a b c', '=a +b =c'],
  ['a b c', 'a x c', '=a -b +x =c'],
  ['a b c d', 'c d a b', '-a -b =c =d +a +b'],
  ['x a b c', 'a b c y', '-x =a =b =c +y'],
  ['a a b', 'b a a', '+b =a =a -b'],
])('makes of %j and %j: %j', (former, latter, pieces) => {
  const words = (text: string) => text.split(' ').filter((word) => word !== '');
  expect(diff(words(former), words(latter))).toEqual(words(pieces));
});

it('keeps both texts readable, and as much in common as there is', () => {
  const tokens = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 7 });
  fc.assert(
    fc.property(tokens, tokens, (former, latter) => {
      const pieces = diffTokens(former, latter);
      const textsWithout = (kind: DiffPiece['kind']) =>
        pieces.filter((piece) => piece.kind !== kind).map(({ text }) => text);
      expect(textsWithout('added')).toEqual(former);
      expect(textsWithout('removed')).toEqual(latter);
      expect(pieces.filter(({ kind }) => kind === 'kept')).toHaveLength(countCommon(former, latter));
    }),
    { numRuns: 200 },
  );
});

/** By brute force. */
function countCommon([old, ...former]: readonly string[], [fresh, ...latter]: readonly string[]): number {
  if (old === undefined || fresh === undefined) return 0;
  if (old === fresh) return 1 + countCommon(former, latter);
  return Math.max(countCommon(former, [fresh, ...latter]), countCommon([old, ...former], latter));
}

it('compares a thousand lines with a thousand others', () => {
  const latter = ['new', ...numbers(999)];
  expect(diff(numbers(1000), latter)).toEqual(['+new', ...numbers(999).map((line) => `=${line}`), '-999']);
});

it('shows longer lists as changed instead of holding the page up', () => {
  const latter = ['new', ...numbers(999)];
  const changed = [...numbers(1001).map((line) => `-${line}`), ...latter.map((line) => `+${line}`)];
  expect(diff(numbers(1001), latter)).toEqual(changed);
});
