import { expect, it } from 'vitest';
import { checkTrailer, detectTrailerFormat } from './trailer-rules.ts';

const GOOD = { bytes: 1_000_000, format: 'mp4', width: 1280, height: 720, seconds: 30 } as const;
const messages = (change: Partial<Parameters<typeof checkTrailer>[0]>) =>
  checkTrailer({ ...GOOD, ...change }).map(({ message }) => message);

it('detects a container by its first bytes', () => {
  expect(detectTrailerFormat(Buffer.from('\0\0\0 ftypisom', 'latin1'))).toBe('mp4');
  expect(detectTrailerFormat(Buffer.from('1a45dfa3', 'hex'))).toBe('webm');
  expect(detectTrailerFormat(Buffer.from('RIFF....AVI '))).toBeUndefined();
  expect(detectTrailerFormat(new Uint8Array())).toBeUndefined();
});

it('accepts a trailer up to its limits', () => {
  expect(messages({})).toEqual([]);
  expect(messages({ bytes: 104_857_600, width: 1920, height: 1080, seconds: 120 })).toEqual([]);
  expect(messages({ width: 640, height: 360, seconds: 5 })).toEqual([]);
  expect(messages({ width: 854, height: 480 })).toEqual([]);
});

it('names every limit that is exceeded', () => {
  expect(messages({ format: undefined, bytes: 1e9 })).toEqual(['trailer.format']);
  expect(messages({ bytes: 104_857_601, seconds: 120.1 })).toEqual(['trailer.size', 'trailer.seconds']);
  expect(messages({ seconds: 4.9 })).toEqual(['trailer.seconds']);
  expect(messages({ seconds: Number.NaN })).toEqual(['trailer.seconds']);
  expect(messages({ width: 638, height: 360 })).toEqual(['trailer.sides']);
  expect(messages({ width: 3840, height: 2160 })).toEqual(['trailer.sides']);
  expect(messages({ width: 1080, height: 1080 })).toEqual(['trailer.ratio']);
});
