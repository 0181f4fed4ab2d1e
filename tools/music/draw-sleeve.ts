import sharp from 'sharp';
import type { Stereo } from '#demo/music/effects.ts';
import type { Score } from '#demo/music/score.ts';

const SIDE = 320;
const RAYS = 72;
const n = (value: number) => value.toFixed(1);

/** Each piece's colors: top of the sky, bottom of the sky, light. */
const INKS: Readonly<Record<string, readonly [top: string, bottom: string, light: string]>> = {
  'first-light': ['#33407e', '#f1a36b', '#ffe7b8'],
  'lantern-street': ['#2a1436', '#a3273f', '#ffc861'],
  'rain-on-the-window': ['#1d2b44', '#4f7391', '#cfe3ee'],
  'pixel-parade': ['#22106a', '#7a2fd0', '#7dfcc6'],
  'paper-carousel': ['#5b2a5c', '#d97b8f', '#fff0dc'],
  'harbour-at-noon': ['#0f6f8c', '#7fd0c3', '#fff3b5'],
  'night-drive': ['#150b33', '#c02c7c', '#5ee0ff'],
  'deep-current': ['#04182f', '#0c5a73', '#8ff0dd'],
  'mountain-pass': ['#1f3d3a', '#6f9a4d', '#f4efc4'],
  'star-market': ['#1b1240', '#5a2b8f', '#ffbf3f'],
};

/** The loudness of each section of a piece, from 0 to 1. */
function envelopeOf({ left, right }: Stereo): readonly number[] {
  const size = Math.floor(left.length / RAYS);
  const loudness = Array.from({ length: RAYS }, (_, ray) => {
    let sum = 0;
    for (let index = ray * size; index < (ray + 1) * size; index++) {
      sum += ((left[index] ?? 0) + (right[index] ?? 0)) ** 2;
    }
    return Math.sqrt(sum / size);
  });
  const most = Math.max(...loudness);
  return loudness.map((value) => value / most);
}

/** The cover of a piece: a star whose rays plot its loudness, clockwise. */
export function drawSleeve(sound: Stereo, { name, bpm }: Score): Promise<Buffer> {
  const [top, bottom, light] = INKS[name] ?? ['#171a33', '#3b3f73', '#f3f1ff'];
  const rays = envelopeOf(sound).map((loudness, ray) => {
    const angle = (2 * Math.PI * ray) / RAYS - Math.PI / 2;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const far = 62 + 84 * loudness ** 1.4;
    const ends = `x1="${n(160 + 54 * x)}" y1="${n(160 + 54 * y)}" x2="${n(160 + far * x)}" y2="${n(160 + far * y)}"`;
    return `<line ${ends} stroke-opacity="${n(0.35 + 0.65 * loudness)}"/>`;
  });
  const rings = [0, 1, 2].map((ring) => `<circle cx="160" cy="160" r="${n(20 + ring * (4 + bpm / 40))}"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
    <linearGradient id="sky" x2="0.3" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>
    <rect width="${SIDE}" height="${SIDE}" fill="url(#sky)"/>
    <g stroke="${light}" stroke-width="4.5" stroke-linecap="round">${rays.join('')}</g>
    <g fill="none" stroke="${light}" stroke-width="2.5" stroke-opacity="0.75">${rings.join('')}</g>
    <circle cx="160" cy="160" r="9" fill="${light}"/></svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer();
}
