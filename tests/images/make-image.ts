import sharp, { type JpegOptions, type PngOptions, type Sharp } from 'sharp';
import { END_CHUNK, pngChunk } from './png-file.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture that is red above and blue below, with one green corner above on the left: turning it shows. */
export function drawPicture({ width, height }: Size): Sharp {
  const half = { width, height: Math.max(1, Math.floor(height / 2)), channels: 3 } as const;
  const corner = {
    width: Math.max(1, Math.floor(width / 4)),
    height: Math.max(1, Math.floor(height / 4)),
    channels: 3,
  } as const;
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { ...half, background: '#ff0000' } }, left: 0, top: 0 },
    { input: { create: { ...corner, background: '#00ff00' } }, left: 0, top: 0 },
  ]);
}

export async function makePng(size: Size, options: PngOptions = {}): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(await drawPicture(size).png(options).toBuffer());
}

export async function makeJpeg(size: Size, options: JpegOptions = {}): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(await drawPicture(size).jpeg(options).toBuffer());
}

/** Pads a PNG to an exact number of bytes, with a chunk that viewers ignore. */
export function growPng(png: Buffer, bytes: number): Buffer<ArrayBuffer> {
  const filling = bytes - png.length - pngChunk('prVt').length;
  if (filling < 0) throw new Error(`${bytes} bytes are too few`);
  const end = png.length - END_CHUNK.length;
  return Buffer.concat([png.subarray(0, end), pngChunk('prVt', Buffer.alloc(filling)), END_CHUNK]);
}
