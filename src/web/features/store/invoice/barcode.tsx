interface BarcodeProps {
  readonly text: string;
  /** Label for screen readers. */
  readonly label: string;
  readonly className?: string;
}

/** Quiet zone that scanners need on both sides, in narrow bar widths. */
const QUIET = 10;
const HEIGHT = 40;

/** A text as Code 39, black on white in both themes for scanners; nothing if the code cannot represent it. */
export function Barcode({ text, label, className = '' }: BarcodeProps) {
  const code = encodeCode39(text);
  if (code === undefined) return null;
  const path = code.bars.map(({ at, width }) => `M${at + QUIET} 0h${width}v${HEIGHT}h-${width}z`).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.width + 2 * QUIET} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={`border-line border bg-white text-black ${className}`}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/** Wide bars of a character, for the ten columns of the table. */
const BARS = ['10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010', '00110'] as const;

/** The rows of the table, by the position of the wide space; `*` starts and ends every code. */
const ROWS = [
  { spaces: '0100', characters: '1234567890' },
  { spaces: '0010', characters: 'ABCDEFGHIJ' },
  { spaces: '0001', characters: 'KLMNOPQRST' },
  { spaces: '1000', characters: 'UVWXYZ-. *' },
] as const;

/** Four characters have no wide bar and three wide spaces. */
const OTHERS = { $: '1110', '/': '1101', '+': '1011', '%': '0111' } as const;

/** The elements of each character, alternating bars and spaces, starting with a bar; 1 is wide. */
const PATTERNS: ReadonlyMap<string, string> = new Map([
  ...ROWS.flatMap(({ spaces, characters }) =>
    [...characters].map((character, column) => [character, weave(BARS[column] ?? '', spaces)] as const),
  ),
  ...Object.entries(OTHERS).map(([character, spaces]) => [character, weave('00000', spaces)] as const),
]);

const WIDE = 2.5;
const BETWEEN = 1;

interface Code39 {
  /** Start and width of each bar, in narrow bar widths. */
  readonly bars: readonly { readonly at: number; readonly width: number }[];
  readonly width: number;
}

/**
 * Encodes a text in Code 39 (ISO/IEC 16388), without check character and quiet zones. Undefined if the code lacks a
 * character, for example lower-case letters.
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
