import { expect, it } from 'vitest';
import { detectSourceFormat, isConvertible } from './video-source.ts';

it.each([
  ['mov', '\0\0\0\x14ftypqt  \0\0\0\0'],
  ['mov', '\0\0\0\x08wide\0\0\0\0mdat'],
  ['matroska', '\x1a\x45\xdf\xa3\0\0\0\0\0\0\0\0\0\0\0\0'],
  ['avi', 'RIFF\x10\0\0\0AVI LIST'],
  ['asf', '\x30\x26\xb2\x75\x8e\x66\xcf\x11\xa6\xd9\0\xaa\0\x62\xce\x6c'],
  [undefined, 'RIFF\x10\0\0\0WAVEfmt '],
  [undefined, '#EXTM3U\nhttp://a'],
  [undefined, 'ffconcat version'],
  [undefined, ''],
])('detects %s by the first bytes', (format, text) =>
  expect(detectSourceFormat(Buffer.from(text, 'latin1'))).toBe(format),
);

it('does not convert what stays wrong', () => {
  const isCured = (message: Parameters<typeof isConvertible>[0]['message']) => isConvertible({ message, values: {} });
  expect((['trailer.format', 'trailer.size', 'trailer.tracks', 'trailer.sides'] as const).every(isCured)).toBe(true);
  expect((['trailer.seconds', 'trailer.ratio', 'captions.format'] as const).some(isCured)).toBe(false);
});
