/** Wide elements among the five bars of a character, for the ten columns of the code's table. */
const BARS = ['10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010', '00110'] as const;

/** The rows of the table, by the place of the one wide space among the four; `*` begins and ends every code. */
const ROWS = [
  { spaces: '0100', characters: '1234567890' },
  { spaces: '0010', characters: 'ABCDEFGHIJ' },
  { spaces: '0001', characters: 'KLMNOPQRST' },
  { spaces: '1000', characters: 'UVWXYZ-. *' },
] as const;

/** Four characters have no wide bar and three wide spaces. */
const OTHERS = { $: '1110', '/': '1101', '+': '1011', '%': '0111' } as const;

/** The elements of each character, bars and spaces in turn, beginning with a bar; 1 is wide. */
const PATTERNS: ReadonlyMap<string, string> = new Map([
  ...ROWS.flatMap(({ spaces, characters }) =>
    [...characters].map((character, column) => [character, weave(BARS[column] ?? '', spaces)] as const),
  ),
  ...Object.entries(OTHERS).map(([character, spaces]) => [character, weave('00000', spaces)] as const),
]);

const WIDE = 2.5;
const BETWEEN = 1;

export interface Code39 {
  /** Where each bar begins and how wide it is, in widths of a narrow one. */
  readonly bars: readonly { readonly at: number; readonly width: number }[];
  readonly width: number;
}

/**
 * The bars of a text in Code 39 (ISO/IEC 16388), without check character and quiet zones. Undefined for a text with
 * characters that the code does not have, lower-case letters for instance.
 */
export function encodeCode39(text: string): Code39 | undefined {
  const patterns = text.includes('*') ? [undefined] : [...`*${text}*`].map((character) => PATTERNS.get(character));
  const bars: { at: number; width: number }[] = [];
  let at = 0;
  for (const pattern of patterns) {
    if (pattern === undefined) return undefined;
    for (const [place, element] of [...pattern].entries()) {
      const width = element === '1' ? WIDE : 1;
      if (place % 2 === 0) bars.push({ at, width });
      at += width;
    }
    at += BETWEEN;
  }
  return { bars, width: at - BETWEEN };
}

function weave(bars: string, spaces: string): string {
  return [...bars].map((bar, place) => bar + (spaces[place] ?? '')).join('');
}
