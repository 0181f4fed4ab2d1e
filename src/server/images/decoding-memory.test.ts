import { expect, it } from 'vitest';
import { bytesPerPixel } from './decoding-memory.ts';

const JPEG = { format: 'jpeg', channels: 3, depth: 'uchar' } as const;
const PNG = { format: 'png', channels: 4, depth: 'uchar' } as const;

it.each([
  ['a plain JPEG', JPEG, 0],
  ['a plain PNG of 16 bits', { ...PNG, depth: 'ushort' }, 0],
  ['a turned JPEG', { ...JPEG, orientation: 6 }, 3],
  ['an upright JPEG that says so', { ...JPEG, orientation: 1 }, 0],
  ['a progressive JPEG of coarse colours', { ...JPEG, isProgressive: true, chromaSubsampling: '4:2:0' }, 3],
  ['a progressive JPEG of fine colours', { ...JPEG, isProgressive: true, chromaSubsampling: '4:4:4' }, 6],
  ['a progressive JPEG of odd colours', { ...JPEG, isProgressive: true, chromaSubsampling: '4:1:1' }, 6],
  ['a progressive JPEG in grey', { ...JPEG, channels: 1, isProgressive: true }, 2],
  ['a progressive JPEG in CMYK', { ...JPEG, channels: 4, isProgressive: true, chromaSubsampling: '4:4:4:4' }, 8],
  ['an interlaced PNG of 16 bits', { ...PNG, depth: 'ushort', isProgressive: true }, 8],
] as const)('counts the memory of %s', (_name, facts, bytes) => {
  expect(bytesPerPixel({ isProgressive: false, ...facts })).toBe(bytes);
});
