import { type Html, html } from '../../../mails/html.ts';

/** Code 39 (ISO/IEC 16388): nine bars and gaps per character, w for wide. Digits, letters, and * for both ends. */
const CODE_39: Readonly<Record<string, string>> = {
  '0': 'nnnwwnwnn',
  '1': 'wnnwnnnnw',
  '2': 'nnwwnnnnw',
  '3': 'wnwwnnnnn',
  '4': 'nnnwwnnnw',
  '5': 'wnnwwnnnn',
  '6': 'nnwwwnnnn',
  '7': 'nnnwnnwnw',
  '8': 'wnnwnnwnn',
  '9': 'nnwwnnwnn',
  A: 'wnnnnwnnw',
  B: 'nnwnnwnnw',
  C: 'wnwnnwnnn',
  D: 'nnnnwwnnw',
  E: 'wnnnwwnnn',
  F: 'nnwnwwnnn',
  G: 'nnnnnwwnw',
  H: 'wnnnnwwnn',
  I: 'nnwnnwwnn',
  J: 'nnnnwwwnn',
  K: 'wnnnnnnww',
  L: 'nnwnnnnww',
  M: 'wnwnnnnwn',
  N: 'nnnnwnnww',
  O: 'wnnnwnnwn',
  P: 'nnwnwnnwn',
  Q: 'nnnnnnwww',
  R: 'wnnnnnwwn',
  S: 'nnwnnnwwn',
  T: 'nnnnwnwwn',
  U: 'wwnnnnnnw',
  V: 'nwwnnnnnw',
  W: 'wwwnnnnnn',
  X: 'nwnnwnnnw',
  Y: 'wwnnwnnnn',
  Z: 'nwwnwnnnn',
  '*': 'nwnnwnwnn',
};

const WIDE = 3;
const QUIET = 10;
const HEIGHT = 72;

/** The bars of a text of capital letters and digits: position and width, in units of the narrowest bar. */
export function listBars(text: string): {
  readonly bars: readonly (readonly [x: number, width: number])[];
  readonly width: number;
} {
  const bars: [number, number][] = [];
  let x = QUIET;
  for (const character of `*${text}*`) {
    for (const [index, kind] of [...(CODE_39[character] ?? '')].entries()) {
      const width = kind === 'w' ? WIDE : 1;
      if (index % 2 === 0) bars.push([x, width]);
      x += width;
    }
    x += 1;
  }
  return { bars, width: x - 1 + QUIET };
}

/** A scannable barcode, dark on white in either scheme. */
export function drawBarcode(text: string): Html {
  const { bars, width } = listBars(text);
  const rects = bars.map(([x, wide]) => html`<rect x="${x}" y="6" width="${wide}" height="${HEIGHT - 12}"/>`);
  return html`<svg class="barcode" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label="${text}" shape-rendering="crispEdges">
<rect width="${width}" height="${HEIGHT}" fill="#fff"/><g fill="#000">${rects}</g></svg>`;
}
