import fc from 'fast-check';
import { ANY_CHARACTER } from './any-character.ts';

const PLAIN = [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~!$&'()*+,;=:@"];
/** The characters of an address between its delimiters: plain ones, and percent-encoded others. */
const piece = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom(...PLAIN) },
  { weight: 1, arbitrary: ANY_CHARACTER.map(encodeURIComponent) },
);
const pieces = (marks: string) =>
  fc.array(fc.oneof({ weight: 10, arbitrary: piece }, { weight: 1, arbitrary: fc.constantFrom(...marks) })).map(join);

/**
 * fast-check's own `webSegment`, `webPath` and `webUrl`, which read the table that `ANY_CHARACTER` does without: it would
 * stay in a worker for all of its files.
 */
export const WEB_SEGMENT: fc.Arbitrary<string> = fc.array(piece).map(join);

export const WEB_PATH: fc.Arbitrary<string> = fc
  .array(WEB_SEGMENT, { maxLength: 6 })
  .map((segments) => segments.map((segment) => `/${segment}`).join(''));

/** An address of any host, with a query and a fragment or without. */
export function webAddress(schemes: readonly string[] = ['http', 'https']): fc.Arbitrary<string> {
  const after = (mark: string) =>
    fc.option(pieces('/?'), { nil: null }).map((text) => (text === null ? '' : mark + text));
  return fc
    .tuple(fc.constantFrom(...schemes), fc.domain(), WEB_PATH, after('?'), after('#'))
    .map(([scheme, host, ...rest]) => `${scheme}://${host}${rest.join('')}`);
}

function join(texts: readonly string[]): string {
  return texts.join('');
}
