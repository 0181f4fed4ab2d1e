import type { Sharp } from 'sharp';

/** Small enough to sum up, and fine enough to separate the halves. */
const SIDE = 16;

/** The mean colors of a picture's upper and lower half as `rrggbb-rrggbb`, shown until it has loaded. */
export async function meanColours(picture: Sharp): Promise<string> {
  const pixels = await picture
    .flatten({ background: '#fff' })
    .resize(SIDE, SIDE, { fit: 'fill', kernel: 'linear' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const half = pixels.length / 2;
  return `${meanColour(pixels.subarray(0, half))}-${meanColour(pixels.subarray(half))}`;
}

function meanColour(pixels: Uint8Array): string {
  const channels = [0, 1, 2].map((channel) => pixels.filter((_, index) => index % 3 === channel));
  return channels.map((values) => toHex(values.reduce((sum, value) => sum + value, 0) / values.length)).join('');
}

function toHex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}
