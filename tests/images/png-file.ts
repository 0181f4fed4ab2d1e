import { crc32, deflateSync } from 'node:zlib';

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly depth?: number;
  /** 0 gray, 2 colors, 3 palette, 4 gray with alpha, 6 colors with alpha. */
  readonly colourType?: number;
  readonly compression?: number;
  readonly filter?: number;
  readonly interlace?: number;
}

const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** One chunk, with its checksum right unless another one is given. */
export function pngChunk(type: string, data: Uint8Array = Buffer.alloc(0), checksum?: number): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(checksum ?? crc32(body));
  return Buffer.concat([length, body, sum]);
}

export function headerChunk(header: PngHeader): Buffer {
  const { width, height, depth = 8, colourType = 2, compression = 0, filter = 0, interlace = 0 } = header;
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, colourType, compression, filter, interlace], 8);
  return pngChunk('IHDR', data);
}

/** The rows of a picture of one shade, not packed yet. */
export function pngRows({ width, height, depth = 8, colourType = 2 }: PngHeader, shade = 0): Buffer {
  const row = Buffer.alloc(1 + Math.ceil((width * (CHANNELS[colourType] ?? 1) * depth) / 8), shade);
  row[0] = 0;
  return Buffer.concat(Array.from({ length: height }, () => row));
}

/** The chunk of the pixels. */
export function pixelChunk(header: PngHeader, shade = 0): Buffer {
  return pngChunk('IDAT', deflateSync(pngRows(header, shade)));
}

export const END_CHUNK = pngChunk('IEND');
/** Two colors for pictures with a palette. */
export const PALETTE_CHUNK = pngChunk('PLTE', Buffer.from([200, 30, 30, 30, 30, 200]));

export function joinPng(...chunks: readonly Uint8Array[]): Buffer {
  return Buffer.concat([PNG_SIGNATURE, ...chunks]);
}
