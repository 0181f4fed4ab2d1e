import { expect, it } from 'vitest';
import { detectImageFormat, IMAGE_SIGNATURE_BYTES } from './image-format.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

const TAKEN = [
  ['png', [...PNG, 0, 0, 0, 13, ...ascii('IHDR')]],
  ['png', PNG],
  ['jpeg', [0xff, 0xd8, 0xff, 0xe0, 0, 16, ...ascii('JFIF')]],
  ['jpeg', [0xff, 0xd8, 0xff, 0xe1, 0, 16, ...ascii('Exif')]],
  ['jpeg', [0xff, 0xd8, 0xff, 0xdb]],
] as const;

const REFUSED = [
  ['GIF, also when its file is called e.png', ascii('GIF89a\u0001\u0000\u0001\u0000')],
  ['WebP', [...ascii('RIFF'), 1, 0, 0, 0, ...ascii('WEBPVP8 ')]],
  ['SVG', ascii('<svg xmlns="http://www.w3.org/2000/svg">')],
  ['AVIF', [0, 0, 0, 28, ...ascii('ftypavif')]],
  ['BMP', ascii('BM123456')],
  ['PDF', ascii('%PDF-1.7')],
  ['HTML', ascii('<script>alert(1)</script>')],
  ['PNG whose line ends were converted', [0x89, 0x50, 0x4e, 0x47, 0x0a, 0x1a, 0x0a, 0]],
  ['PNG behind one other byte', [0, ...PNG]],
  ['PNG cut short', PNG.slice(0, 7)],
  ['JPEG cut short', [0xff, 0xd8]],
  ['JPEG without a marker', [0xff, 0xd8, 0x00]],
  ['nothing', []],
] as const;

it.each(TAKEN)('R5.1 takes the bytes of a %s file', (format, bytes) => {
  expect(detectImageFormat(Uint8Array.from(bytes.slice(0, IMAGE_SIGNATURE_BYTES)))).toBe(format);
});

it.each(REFUSED)('R5.1 refuses the bytes of %s', (_name, bytes) => {
  expect(detectImageFormat(Uint8Array.from(bytes))).toBeUndefined();
});
