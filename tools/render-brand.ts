/**
 * Draws the brand: logo, favicon, app icons and share picture, all from one set of paths, into public/.
 * Run with `node tools/render-brand.ts` after changing the mark; the results are committed.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { NIGHT_GRADIENTS, nightScene } from '#server/og/night-scene.ts';

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

/** A five-pointed star with an arched doorway at its heart: the star hall. Center (0,0), outer radius `r`. */
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
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs>${NIGHT_GRADIENTS}</defs><rect width="512" height="512" rx="${corner}" fill="url(#n)"/>${sky}<circle cx="256" cy="262" r="250" fill="url(#w)"/><g transform="translate(256 268)">${light}${mark('g', 190 * scale, DARK)}</g></svg>\n`;
}

/** The mark alone, for systems that color icons themselves; the star stays in the safe zone. */
function monochromeIcon(): string {
  const shape = `<mask id="m"><rect x="-256" y="-256" width="512" height="512" fill="#fff"/><path d="${doorPath(150)}" fill="#000"/></mask>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><g transform="translate(256 266)"><defs>${shape}</defs><path d="${starPath(150)}" fill="#fff" mask="url(#m)"/></g></svg>\n`;
}

/** Lines of Lucide icons (ISC), 24 units wide, for the shortcuts of the installed application. */
const SHORTCUTS = {
  games:
    'M6 11h4M8 9v4M15 12h.01M18 10h.01M17.32 5H6.68a4 4 0 0 0-3.978 3.59C2.604 9.416 2 14.456 2 16a3 3 0 0 0 3 3c1 0 1.5-.5 2-1l1.414-1.414A2 2 0 0 1 9.828 16h4.344a2 2 0 0 1 1.414.586L17 18c.5.5 1 1 2 1a3 3 0 0 0 3-3c0-1.545-.604-6.584-.685-7.258A4 4 0 0 0 17.32 5z',
  'top-up':
    'M13.744 17.736a6 6 0 1 1-7.48-7.48M15 6h1v4M6.134 14.768l.866-.868 2 3.464M22 8a6 6 0 1 1-12 0 6 6 0 0 1 12 0',
  library:
    'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
} as const;

function shortcutIcon(lines: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><defs>${NIGHT_GRADIENTS}</defs><circle cx="48" cy="48" r="48" fill="url(#n)"/><g transform="translate(22 22) scale(2.17)" fill="none" stroke="#f8bd45" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${lines}"/></g></svg>\n`;
}

/** The share picture: the logo in a night sky over a row of lit arches. */
function sharePicture(): string {
  const logo = `<g transform="translate(290 108) scale(3.1)">${lockup(DARK)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">${nightScene()}${logo}</svg>`;
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
await writePng('icons/monochrome-512.png', monochromeIcon(), 512);
for (const [name, lines] of Object.entries(SHORTCUTS))
  await writePng(`icons/shortcut-${name}.png`, shortcutIcon(lines), 96);
await writePng('og.png', sharePicture(), 1200, 630);
