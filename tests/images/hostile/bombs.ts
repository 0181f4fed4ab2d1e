import { once } from 'node:events';
import { createDeflate, deflateSync } from 'node:zlib';
import { makeJpeg } from '../make-image.ts';
import { END_CHUNK, headerChunk, joinPng, type PngHeader, pixelChunk, pngChunk } from '../png-file.ts';
import { changeSegment } from './broken-jpeg.ts';
import type { HostileImage } from './hostile-image.ts';

const MEGABYTE = 1_048_576;
const SMALL = { width: 64, height: 48 } as const;
const START_OF_FRAME = 0xc0;

/** So many zeroes, packed without ever having them all in memory. */
async function packZeroes(bytes: number): Promise<Buffer> {
  const deflate = createDeflate({ level: 9 });
  const packed: Buffer[] = [];
  deflate.on('data', (piece: Buffer) => packed.push(piece));
  const zeroes = Buffer.alloc(MEGABYTE);
  for (let left = bytes; left > 0; left -= MEGABYTE) {
    if (!deflate.write(left < MEGABYTE ? zeroes.subarray(0, left) : zeroes)) await once(deflate, 'drain');
  }
  deflate.end();
  await once(deflate, 'end');
  return Buffer.concat(packed);
}

const lying = (header: PngHeader) => joinPng(headerChunk(header), pixelChunk(SMALL), END_CHUNK);

/** Small files whose declared or decompressed size exceeds the limits by far. */
export async function makeBombs(): Promise<readonly HostileImage[]> {
  const jpeg = await makeJpeg(SMALL);
  const jpegOf = (width: number, height: number) =>
    changeSegment(jpeg, START_OF_FRAME, (bytes) => {
      bytes.writeUInt16BE(height, 5);
      bytes.writeUInt16BE(width, 7);
    });
  const side = 30_000;
  const grey = { width: side, height: side, depth: 1, colourType: 0 } as const;
  const zeroes = await packZeroes(side * (1 + side / 8));
  const hundredMegabytes = await packZeroes(100 * MEGABYTE);
  const withChunk = (type: string, data: Uint8Array) =>
    joinPng(headerChunk(SMALL), pngChunk(type, data), pixelChunk(SMALL), END_CHUNK);
  const named = (name: string) => Buffer.concat([Buffer.from(`${name}\0\0`, 'latin1'), hundredMegabytes]);
  const manyTexts = Array.from({ length: 50_000 }, (_, index) => pngChunk('tEXt', Buffer.from(`a\0${index}`)));
  const files: readonly (readonly [name: string, content: Uint8Array, answer: HostileImage['answer']])[] = [
    [
      'PNG of 30,000 x 30,000 packed zeroes',
      joinPng(headerChunk(grey), pngChunk('IDAT', zeroes), END_CHUNK),
      'image.pixels',
    ],
    ['PNG that says 30,000 x 30,000', lying({ width: side, height: side }), 'image.pixels'],
    [
      'PNG that says 30,000 x 30,000 with 16 bits',
      lying({ width: side, height: side, depth: 16, colourType: 6 }),
      'image.pixels',
    ],
    ['PNG that says 65,535 x 65,535', lying({ width: 65_535, height: 65_535 }), 'image.pixels'],
    ['PNG that says 100,000,000 x 1', lying({ width: 100_000_000, height: 1 }), 'image.pixels'],
    ['PNG that says two billion squared', lying({ width: 2_147_483_647, height: 2_147_483_647 }), 'image.format'],
    ['PNG that says four billion squared', lying({ width: 4_294_967_295, height: 4_294_967_295 }), 'image.format'],
    ['PNG that says 8000 x 5001', lying({ width: 8000, height: 5001 }), 'image.pixels'],
    ['PNG that says 8000 x 5000 and is not', lying({ width: 8000, height: 5000 }), 'image.format'],
    [
      'PNG that says 8000 x 5000, interlaced with 16 bits',
      lying({ width: 8000, height: 5000, depth: 16, colourType: 6, interlace: 1 }),
      'image.pixels',
    ],
    ['JPEG that says 30,000 x 30,000', jpegOf(side, side), 'image.pixels'],
    ['JPEG that says 65,500 x 65,500', jpegOf(65_500, 65_500), 'image.pixels'],
    ['JPEG that says 65,535 x 65,535', jpegOf(65_535, 65_535), 'image.format'],
    ['JPEG that says 8000 x 5000 and is not', jpegOf(8000, 5000), 'image.format'],
    [
      'PNG with a hundred megabytes in its pixels',
      joinPng(headerChunk(SMALL), pngChunk('IDAT', hundredMegabytes), END_CHUNK),
      'png 64x48',
    ],
    ['PNG with a hundred megabytes of packed text', withChunk('zTXt', named('Comment')), 'png 64x48'],
    ['PNG with a hundred megabytes of colour profile', withChunk('iCCP', named('profile')), 'png 64x48'],
    [
      'PNG with a megabyte of text',
      withChunk('tEXt', Buffer.concat([Buffer.from('a\0'), Buffer.alloc(MEGABYTE, 65)])),
      'png 64x48',
    ],
    ['PNG with 50,000 texts', joinPng(headerChunk(SMALL), ...manyTexts, pixelChunk(SMALL), END_CHUNK), 'png 64x48'],
    [
      'PNG with packed text inside packed text',
      withChunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(named('a'))])),
      'png 64x48',
    ],
  ];
  return [
    ...files.map(([name, content, answer]) => ({ name, content: Uint8Array.from(content), answer })),
    {
      name: 'icon that says 30,000 x 30,000',
      purpose: 'icon',
      content: Uint8Array.from(lying({ width: side, height: side })),
      answer: 'image.dimensions',
    },
    {
      name: 'screenshot that says 16,000 x 9,000',
      purpose: 'screenshot_mobile',
      content: Uint8Array.from(lying({ width: 16_000, height: 9000 })),
      answer: 'image.sides',
    },
    {
      name: 'background that says 16,000 x 9,000',
      purpose: 'background',
      content: Uint8Array.from(lying({ width: 16_000, height: 9000 })),
      answer: 'image.pixels',
    },
  ];
}
