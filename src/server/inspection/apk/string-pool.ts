import { type Chunk, MalformedError } from './chunk.ts';

/** A text by index; undefined if out of range. */
export type StringPool = (index: number) => string | undefined;

export const STRING_POOL = 0x0001;
const UTF8_FLAG = 0x0100;
const HEADER_BYTES = 28;

/** The texts of a pool, decoded lazily: a pool may claim millions. */
export function readStringPool({ bytes, headerSize }: Chunk): StringPool {
  if (headerSize < HEADER_BYTES) throw new MalformedError('a pool of texts without its header');
  const count = bytes.readUInt32LE(8);
  const isUtf8 = (bytes.readUInt32LE(16) & UTF8_FLAG) !== 0;
  const textsAt = bytes.readUInt32LE(20);
  if (headerSize + 4 * count > bytes.length || textsAt > bytes.length) {
    throw new MalformedError('a pool of texts that is larger than its chunk');
  }
  const read = isUtf8 ? readUtf8 : readUtf16;
  return (index) => {
    if (index < 0 || index >= count) return undefined;
    return read(bytes, textsAt + bytes.readUInt32LE(headerSize + 4 * index));
  };
}

/** Two lengths, in characters and in bytes, of one or two bytes each; then the text. */
function readUtf8(bytes: Buffer, at: number): string {
  const characters = readLength8(bytes, at);
  const length = readLength8(bytes, characters.end);
  return decode(bytes, length.end, length.value, 'utf8');
}

function readLength8(bytes: Buffer, at: number): { value: number; end: number } {
  const first = byteAt(bytes, at);
  if (first < 0x80) return { value: first, end: at + 1 };
  return { value: ((first & 0x7f) << 8) | byteAt(bytes, at + 1), end: at + 2 };
}

/** A length in two-byte units, itself one or two units long; then the text. */
function readUtf16(bytes: Buffer, at: number): string {
  const first = unitAt(bytes, at);
  if (first < 0x8000) return decode(bytes, at + 2, 2 * first, 'utf16le');
  const length = (first & 0x7fff) * 0x10000 + unitAt(bytes, at + 2);
  return decode(bytes, at + 4, 2 * length, 'utf16le');
}

function decode(bytes: Buffer, at: number, length: number, encoding: 'utf8' | 'utf16le'): string {
  if (at + length > bytes.length) throw new MalformedError('a text reaches outside its pool');
  return bytes.toString(encoding, at, at + length);
}

function byteAt(bytes: Buffer, at: number): number {
  const value = bytes[at];
  if (value === undefined) throw new MalformedError('a text begins outside its pool');
  return value;
}

function unitAt(bytes: Buffer, at: number): number {
  return byteAt(bytes, at) | (byteAt(bytes, at + 1) << 8);
}
