/**
 * Draws the brand: logo, favicon, app icons and share picture, all from one set of paths, into public/.
 * Run with `node tools/render-brand.ts` after changing the mark; the results are committed.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

type Point = readonly [number, number];
interface Ink {
  star: string;
  hall: string;
  light: string;
  deep: string;
}

const PUBLIC = join(import.meta.dirname, '../public');
const DARK: Ink = { star: '#f3f1ff', hall: '#f8bd45', light: '#ffd873', deep: '#f2a52b' };
const LIGHT: Ink = { star: '#171a33', hall: '#a96a00', light: '#f3b433', deep: '#d98a0b' };
const n = (value: number): string => String(Number(value.toFixed(2)));

/** A polygon whose corners are cut by `cut` (0..0.5 of each edge) and rounded. */
function roundedPolygon(points: readonly Point[], cut: (index: number) => number): string {
  const at = (from: Point, to: Point, part: number): string =>
    `${n(from[0] + (to[0] - from[0]) * part)} ${n(from[1] + (to[1] - from[1]) * part)}`;
  const parts = points.map((corner, index) => {
    const before = points[(index + points.length - 1) % points.length] ?? corner;
    const after = points[(index + 1) % points.length] ?? corner;
    const amount = cut(index);
    return `${at(corner, before, amount)}Q${n(corner[0])} ${n(corner[1])} ${at(corner, after, amount)}`;
  });
  return `M${parts.join('L')}Z`;
}

/** A five-pointed star with an arched doorway at its heart: the star hall. Centre (0,0), outer radius `r`. */
function starPath(r: number): string {
  const corners = Array.from({ length: 10 }, (_, index): Point => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    const radius = index % 2 === 0 ? r : r * 0.535;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
  return roundedPolygon(corners, (index) => (index % 2 === 0 ? 0.26 : 0.12));
}

function doorPath(r: number): string {
  const half = r * 0.17;
  const spring = r * 0.05;
  return `M${n(-half)} ${n(r * 0.62)}V${n(spring)}A${n(half)} ${n(half)} 0 0 1 ${n(half)} ${n(spring)}V${n(r * 0.62)}Z`;
}

function mark(id: string, r: number, ink: Ink): string {
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2=".6" y2="1"><stop stop-color="${ink.light}"/><stop offset="1" stop-color="${ink.deep}"/></linearGradient><mask id="${id}m"><rect x="${-r}" y="${-r}" width="${2 * r}" height="${2 * r}" fill="#fff"/><path d="${doorPath(r)}" fill="#000"/></mask></defs><path d="${starPath(r)}" fill="url(#${id})" mask="url(#${id}m)"/>`;
}

/** Monoline letters: x-height 25, ascender 38, baseline y = 0, drawn with a round stroke. */
const LETTERS = {
  s: 'M17.5-20.2C15.5-23.6 12.6-25 9.4-25 5-25 1.6-22.8 1.6-19 1.6-10 18.4-16 18.4-6.8 18.4-2.4 14.6 0 9.8 0 5.8 0 2.4-1.6.6-5',
  t: 'M6.5-35V-8C6.5-2.6 9-.2 13.6-.4M0-24.6H13.6',
  a: 'M24-25V0M24-12.5A12 12.5 0 1 1 0-12.5 12 12.5 0 1 1 24-12.5',
  r: 'M0-25V0M0-12.5C0-20.6 4-25 11-25',
  h: 'M0-38V0M0-13C0-20.6 4.6-25 10.6-25S21-20.8 21-14V0',
  l: 'M0-38V0',
} as const;

function word(letters: readonly (readonly [keyof typeof LETTERS, number])[], y: number, color: string): string {
  const strokes = letters.map(([letter, x]) => `<path transform="translate(${x} ${y})" d="${LETTERS[letter]}"/>`);
  return `<g fill="none" stroke="${color}" stroke-width="7.6" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`;
}

function lockup(ink: Ink): string {
  const star = word(
    [
      ['s', 102],
      ['t', 127],
      ['a', 147.5],
      ['r', 183],
    ],
    43,
    ink.star,
  );
  const hall = word(
    [
      ['h', 103],
      ['a', 138],
      ['l', 177.5],
      ['l', 193],
    ],
    91,
    ink.hall,
  );
  return `<g transform="translate(47 53)">${mark('g', 47, ink)}</g>${star}${hall}`;
}

function logo(ink: Ink): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" width="200" height="100" role="img" aria-label="Starhall">${lockup(ink)}</svg>\n`;
}

const NIGHT = `<linearGradient id="n" x1="0" y1="0" x2=".4" y2="1"><stop stop-color="#34296e"/><stop offset=".55" stop-color="#1a1c48"/><stop offset="1" stop-color="#0b1026"/></linearGradient><radialGradient id="w"><stop stop-color="#ffcf66" stop-opacity=".5"/><stop offset=".5" stop-color="#c77bf0" stop-opacity=".16"/><stop offset="1" stop-color="#8b6cf0" stop-opacity="0"/></radialGradient>`;

/** The 512-unit app icon; `corner` 0 for masked shapes, `scale` keeps the star in the safe zone. */
function appIcon(corner: number, scale: number): string {
  const dots = [
    [88, 120, 5],
    [424, 96, 6],
    [448, 330, 4],
    [72, 340, 4],
    [140, 452, 5],
    [390, 440, 5],
    [256, 44, 3],
  ];
  const sky = dots.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#cfc8ff" opacity=".7"/>`).join('');
  const light = `<path d="${doorPath(190 * scale)}" fill="#fff3cf"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs>${NIGHT}</defs><rect width="512" height="512" rx="${corner}" fill="url(#n)"/>${sky}<circle cx="256" cy="262" r="250" fill="url(#w)"/><g transform="translate(256 268)">${light}${mark('g', 190 * scale, DARK)}</g></svg>\n`;
}

/** The share picture: the logo in a night sky over a row of lit arches. */
function sharePicture(): string {
  let seed = 7;
  const next = (): number => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const sky = Array.from({ length: 170 }, () => {
    const [x, y, size] = [next() * 1200, next() ** 1.4 * 520, next()];
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(0.6 + size * size * 1.9)}" fill="#dcd6ff" opacity="${n(0.25 + size * 0.6)}"/>`;
  });
  const arches = Array.from({ length: 13 }, (_, index) => {
    const x = index * 100 - 50;
    const far = Math.abs(index - 6);
    const top = 500 + far * far * 1.6;
    const door = `M${x + 18} 640V${n(top + 46)}a32 32 0 0 1 64 0V640Z`;
    return `<path d="M${x} 640V${n(top)}H${x + 100}V640Z" fill="#0a0d20"/><path d="${door}" fill="url(#lit)" opacity="${n(1 - far * 0.12)}"/>`;
  });
  const ridge = '<path d="M0 560C180 500 300 540 460 505S760 470 900 515 1120 500 1200 545V630H0Z" fill="#141739"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><defs>${NIGHT}<linearGradient id="lit" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#ffe3a1"/><stop offset="1" stop-color="#d9742b"/></linearGradient></defs><rect width="1200" height="630" fill="url(#n)"/><circle cx="600" cy="560" r="760" fill="url(#w)"/><circle cx="600" cy="600" r="420" fill="url(#w)"/>${sky.join('')}<g stroke="#fff" stroke-linecap="round" stroke-width="2.5"><path d="M1010 92l-96 40" opacity=".6"/><path d="M196 150l-60 25" opacity=".35"/></g>${ridge}${arches.join('')}<g transform="translate(290 108) scale(3.1)">${lockup(DARK)}</g></svg>`;
}

async function writePng(name: string, svg: string, width: number, height = width): Promise<void> {
  await sharp(Buffer.from(svg), { density: 144 })
    .resize(width, height)
    .png({ compressionLevel: 9, palette: false })
    .toFile(join(PUBLIC, name));
}

await mkdir(join(PUBLIC, 'icons'), { recursive: true });
await writeFile(join(PUBLIC, 'logo-dark.svg'), logo(DARK));
await writeFile(join(PUBLIC, 'logo-light.svg'), logo(LIGHT));
await writeFile(join(PUBLIC, 'favicon.svg'), appIcon(112, 1.1));
await writePng('icons/icon-192.png', appIcon(112, 1), 192);
await writePng('icons/icon-512.png', appIcon(112, 1), 512);
await writePng('icons/maskable-512.png', appIcon(0, 0.78), 512);
await writePng('icons/apple-touch-icon.png', appIcon(0, 0.92), 180);
await writePng('og.png', sharePicture(), 1200, 630);
