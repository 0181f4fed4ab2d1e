import { deflateSync } from 'node:zlib';
import {
  END_CHUNK,
  headerChunk,
  joinPng,
  PALETTE_CHUNK,
  PNG_SIGNATURE,
  type PngHeader,
  pixelChunk,
  pngChunk,
  pngRows,
} from '../png-file.ts';
import { type HostileImage, withAnswer } from './hostile-image.ts';

const SIZE = { width: 64, height: 48 } as const;
const HEADER = headerChunk(SIZE);
const PIXELS = pixelChunk(SIZE, 90);
const GOOD = joinPng(HEADER, PIXELS, END_CHUNK);
const INDEXED = { ...SIZE, depth: 8, colourType: 3 } as const;

/** A file with a header that no PNG can have. */
const declared = (name: string, header: Partial<PngHeader>) =>
  [name, joinPng(headerChunk({ ...SIZE, ...header }), PIXELS, END_CHUNK)] as const;
const packed = (name: string, data: Uint8Array) => [name, joinPng(HEADER, pngChunk('IDAT', data), END_CHUNK)] as const;

function spoil(bytes: Buffer, offset: number, value: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[offset] = value;
  return copy;
}

function lengthen(chunk: Buffer, length: number): Buffer {
  const copy = Buffer.from(chunk);
  copy.writeUInt32BE(length, 0);
  return copy;
}

const WRONG_HEADERS = [
  declared('a width of nothing', { width: 0 }),
  declared('a height of nothing', { height: 0 }),
  declared('colours of 1 bit', { depth: 1 }),
  declared('colours of 4 bits', { depth: 4 }),
  declared('grey of 3 bits', { depth: 3, colourType: 0 }),
  declared('a palette of 16 bits', { depth: 16, colourType: 3 }),
  declared('alpha of 4 bits', { depth: 4, colourType: 6 }),
  declared('grey with alpha of 2 bits', { depth: 2, colourType: 4 }),
  declared('0 bits', { depth: 0 }),
  declared('255 bits', { depth: 255 }),
  ...[1, 5, 7, 8, 255].map((colourType) => declared(`colour type ${colourType}`, { colourType })),
  declared('compression 1', { compression: 1 }),
  declared('filter method 1', { filter: 1 }),
  declared('interlace method 2', { interlace: 2 }),
  ['a header of 12 bytes', joinPng(pngChunk('IHDR', HEADER.subarray(8, 20)), PIXELS, END_CHUNK)] as const,
  ['a header of 14 bytes', joinPng(pngChunk('IHDR', Buffer.alloc(14, 1)), PIXELS, END_CHUNK)] as const,
];

const WRONG_CHUNKS = [
  ['no header', joinPng(PIXELS, END_CHUNK)],
  ['no pixels', joinPng(HEADER, END_CHUNK)],
  ['nothing but a signature', PNG_SIGNATURE],
  ['nothing but an end', joinPng(END_CHUNK)],
  ['pixels before the header', joinPng(PIXELS, HEADER, END_CHUNK)],
  ['the end before the pixels', joinPng(HEADER, END_CHUNK, PIXELS)],
  ['two headers', joinPng(HEADER, HEADER, PIXELS, END_CHUNK)],
  ['no palette', joinPng(headerChunk(INDEXED), pixelChunk(INDEXED), END_CHUNK)],
  ['a palette behind the pixels', joinPng(headerChunk(INDEXED), pixelChunk(INDEXED), PALETTE_CHUNK, END_CHUNK)],
  [
    'a palette of 4 bytes',
    joinPng(headerChunk(INDEXED), pngChunk('PLTE', Buffer.alloc(4)), pixelChunk(INDEXED), END_CHUNK),
  ],
  ['a critical chunk that nobody knows', joinPng(HEADER, pngChunk('ABCD'), PIXELS, END_CHUNK)],
  ['a chunk named by digits', joinPng(HEADER, pngChunk('1234'), PIXELS, END_CHUNK)],
  ['a chunk of four gigabytes', joinPng(HEADER, lengthen(PIXELS, 0xffffffff), END_CHUNK)],
  ['a chunk of two gigabytes', joinPng(HEADER, lengthen(PIXELS, 0x7fffffff), END_CHUNK)],
  ['a header with a wrong checksum', joinPng(spoil(HEADER, HEADER.length - 1, 1), PIXELS, END_CHUNK)],
  ['pixels with a wrong checksum', joinPng(HEADER, spoil(PIXELS, PIXELS.length - 1, 1), END_CHUNK)],
] as const;

const WRONG_PIXELS = [
  packed('pixels that are empty', Buffer.alloc(0)),
  packed('pixels that are not packed', Buffer.alloc(200, 7)),
  packed('pixels packed by another method', spoil(deflateSync(pngRows(SIZE)), 0, 0x77)),
  packed('pixels of half the rows', deflateSync(pngRows({ ...SIZE, height: 24 }))),
  packed('pixels of no row', deflateSync(Buffer.alloc(0))),
  packed('a row filter that does not exist', deflateSync(Buffer.alloc(64 * 3 * 48 + 48, 9))),
  packed('packed pixels that break off', deflateSync(pngRows(SIZE, 3)).subarray(0, 20)),
];

/** Cut in the signature, in each part of a chunk, and in the pixels. */
const CUTS = [8, 10, 12, 15, 16, 20, 28, 29, 32, 33, 36, 40, 41, 45, 50, 55];
const CUT_FILES = CUTS.map((end) => [`cut after ${end} bytes`, GOOD.subarray(0, end)] as const);
const CONVERTED = [
  ['line ends made those of Unix', Buffer.from(GOOD.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')],
  ['line ends made those of Windows', Buffer.from(GOOD.toString('latin1').replaceAll(/(?<!\r)\n/g, '\r\n'), 'latin1')],
  ['stripped to seven bits', Buffer.from(GOOD.map((byte) => byte & 0x7f))],
  ['read and written as text', Buffer.from(GOOD.toString('utf8'), 'utf8')],
  [
    'a signature of its animated relative',
    Buffer.concat([Buffer.from('\x8aMNG\r\n\x1a\n', 'latin1'), GOOD.subarray(8)]),
  ],
] as const;

/** Invalid PNG files, as in the PngSuite and worse. */
export const BROKEN_PNGS: readonly HostileImage[] = withAnswer(
  'image.format',
  [...WRONG_HEADERS, ...WRONG_CHUNKS, ...WRONG_PIXELS, ...CUT_FILES, ...CONVERTED].map(
    ([name, content]) => [`PNG: ${name}`, content] as const,
  ),
);
