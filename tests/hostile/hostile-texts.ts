/** Texts that slow rules are slow for: a repeated piece, and a tail that makes a rule fail late. */
interface Pattern {
  readonly unit: string;
  readonly tail?: string;
  /** Each piece is followed by its number, so that no two are the same. */
  readonly isCounted?: true;
}

const PATTERNS = {
  'blanks before a letter': { unit: ' ', tail: 'x' },
  'line ends': { unit: '\r\n' },
  'tabs and line ends': { unit: '\t\n', tail: 'x' },
  'ideographic and zero-width blanks': { unit: '\u3000\u200b\ufeff', tail: 'x' },
  'nested elements': { unit: '<u>' },
  'end tags of nothing': { unit: '<b></u>' },
  'blocks in nests': { unit: '<u><p>' },
  'elements that are opened and closed': { unit: '<p><u></u></p>', tail: '</b>' },
  'unclosed angle brackets': { unit: '<' },
  'unclosed tags': { unit: '<b <', tail: '>' },
  commas: { unit: ',' },
  quotes: { unit: '"', tail: 'x' },
  'combining marks': { unit: 'e\u0301\u0323', tail: '\u0301' },
  'marks in falling order': { unit: '\u0301\u0323' },
  'lone surrogates': { unit: '\ud800' },
  'at signs': { unit: 'a@', tail: '.' },
  letters: { unit: 'a', tail: '!' },
  digits: { unit: '9', tail: 'x' },
  zeros: { unit: '0', tail: 'x' },
  'dotted letters': { unit: 'a.', tail: '!' },
  'digits and hyphens': { unit: '1-', tail: '(' },
  slashes: { unit: '/' },
  backslashes: { unit: '\\' },
  brackets: { unit: '[(', tail: ']' },
  'lines of words': { unit: 'word\n' },
  'different words': { unit: ' w', isCounted: true },
  'words and semicolons': { unit: 'ab;=', tail: '"' },
  'Chinese characters': { unit: '星', tail: 'a' },
  'joined emoji': { unit: '👩‍👩‍👧‍👦' },
  'percent signs': { unit: '%2', tail: '%' },
} as const satisfies Readonly<Record<string, Pattern>>;

export const HOSTILE_NAMES = Object.keys(PATTERNS);

/** A text that matches a pattern, up to this many UTF-16 units. */
export function hostileText(name: string, length: number): string {
  const pattern: Pattern | undefined = Object.entries(PATTERNS).find(([key]) => key === name)?.[1];
  if (pattern === undefined) throw new RangeError(`no pattern is called ${name}`);
  const { unit, tail = '', isCounted } = pattern;
  const places = Math.floor((length - tail.length) / unit.length);
  if (isCounted !== true) return unit.repeat(places) + tail;
  return Array.from({ length: places }, (_, place) => unit + place.toString(36))
    .join('')
    .slice(0, length);
}
