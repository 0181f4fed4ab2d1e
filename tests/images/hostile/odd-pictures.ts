import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { drawPicture, makeJpeg } from '../make-image.ts';
import {
  END_CHUNK,
  headerChunk,
  joinPng,
  PALETTE_CHUNK,
  type PngHeader,
  pixelChunk,
  pngChunk,
  pngRows,
} from '../png-file.ts';
import { changeSegment } from './broken-jpeg.ts';
import type { HostileImage } from './hostile-image.ts';

const SIZE = { width: 64, height: 48 } as const;
const ADOBE = 0xee;
type Odd = readonly [name: string, content: Uint8Array];

/** Every kind of pixel that PNG has. */
const PIXEL_KINDS: readonly PngHeader[] = [
  ...[1, 2, 4, 8, 16].map((depth) => ({ ...SIZE, depth, colourType: 0 })),
  ...[8, 16].flatMap((depth) => [2, 4, 6].map((colourType) => ({ ...SIZE, depth, colourType }))),
  ...[1, 2, 4, 8].map((depth) => ({ ...SIZE, depth, colourType: 3 })),
];

function oddPngs(): readonly Odd[] {
  const plain = (...chunks: readonly Uint8Array[]) => joinPng(headerChunk(SIZE), ...chunks, END_CHUNK);
  const pixels = pixelChunk(SIZE, 60);
  const packed = deflateSync(pngRows(SIZE, 5));
  const frame = Buffer.alloc(26);
  frame.writeUInt32BE(SIZE.width, 4);
  frame.writeUInt32BE(SIZE.height, 8);
  const frames = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]);
  return [
    ...PIXEL_KINDS.map((kind): Odd => {
      const palette = kind.colourType === 3 ? [PALETTE_CHUNK] : [];
      return [
        `PNG of colour type ${kind.colourType}, ${kind.depth} bits`,
        joinPng(headerChunk(kind), ...palette, pixelChunk(kind), END_CHUNK),
      ];
    }),
    [
      'PNG that moves',
      plain(
        pngChunk('acTL', frames),
        pngChunk('fcTL', frame),
        pixels,
        pngChunk('fdAT', Buffer.concat([Buffer.from([0, 0, 0, 1]), packed])),
      ),
    ],
    ['PNG with pixels in many pieces', plain(...Array.from(packed, (byte) => pngChunk('IDAT', Buffer.from([byte]))))],
    ['PNG with an empty piece of pixels', plain(pngChunk('IDAT'), pixels)],
    ['PNG with a gamma of its own', plain(pngChunk('gAMA', Buffer.from([0, 1, 0x86, 0xa0])), pixels)],
    ['PNG with a gamma of nothing', plain(pngChunk('gAMA', Buffer.alloc(4)), pixels)],
    ['PNG with a colour that is clear', plain(pngChunk('tRNS', Buffer.alloc(6)), pixels)],
    ['PNG of 4,294,967,295 pixels a metre', plain(pngChunk('pHYs', Buffer.alloc(9, 0xff)), pixels)],
    ['PNG of the 99th of a 99th month', plain(pngChunk('tIME', Buffer.alloc(7, 99)), pixels)],
    ['PNG without its end', joinPng(headerChunk(SIZE), pixels)],
    ['PNG with its end twice', plain(pixels, END_CHUNK)],
  ];
}

async function oddJpegs(): Promise<readonly Odd[]> {
  const picture = () => drawPicture(SIZE);
  const cmyk = Buffer.from(await picture().toColourspace('cmyk').jpeg().toBuffer());
  const plain = await makeJpeg(SIZE);
  return [
    ['JPEG in CMYK', cmyk],
    ['JPEG in YCCK', changeSegment(cmyk, ADOBE, (bytes) => void bytes.writeUInt8(2, bytes.length - 1))],
    ['JPEG in grey', await picture().greyscale().jpeg().toBuffer()],
    ['JPEG in steps', await picture().jpeg({ progressive: true }).toBuffer()],
    ['JPEG in fine colours', await picture().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer()],
    ['JPEG of quality 1', await picture().jpeg({ quality: 1 }).toBuffer()],
    ['JPEG with a wide profile', await picture().withIccProfile('p3').jpeg().toBuffer()],
    [
      'JPEG with 65,533 bytes of comment',
      Buffer.concat([
        plain.subarray(0, 2),
        Buffer.from([0xff, 0xfe, 0xff, 0xff]),
        Buffer.alloc(65_533, 65),
        plain.subarray(2),
      ]),
    ],
    [
      'JPEG with fill bytes before a marker',
      Buffer.concat([plain.subarray(0, 2), Buffer.alloc(9, 0xff), plain.subarray(2)]),
    ],
  ];
}

/** Pictures in all eight EXIF orientations; five to eight swap width and height. */
async function turnedPictures(): Promise<readonly HostileImage[]> {
  const turned = [1, 2, 3, 4, 5, 6, 7, 8].map(async (orientation): Promise<HostileImage> => {
    const content = await drawPicture(SIZE).withMetadata({ orientation }).jpeg().toBuffer();
    return {
      name: `JPEG turned in way ${orientation}`,
      content: Uint8Array.from(content),
      answer: orientation < 5 ? 'jpeg 64x48' : 'jpeg 48x64',
    };
  });
  return Promise.all(turned);
}

/** Pictures that are unusual and good. */
export async function makeOddPictures(): Promise<readonly HostileImage[]> {
  const good =
    (answer: HostileImage['answer']) =>
    ([name, content]: Odd) => ({ name, content: Uint8Array.from(content), answer });
  const tiny = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const interlaced = await drawPicture(SIZE).png({ progressive: true }).toBuffer();
  const long = await sharp({ create: { width: 20_000, height: 2, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  return [
    ...oddPngs().map(good('png 64x48')),
    good('png 64x48')(['PNG in steps', interlaced]),
    good('png 1x1')(['PNG of one pixel', tiny]),
    good('png 20000x2')(['PNG of two very long rows', long]),
    ...(await oddJpegs()).map(good('jpeg 64x48')),
    ...(await turnedPictures()),
  ];
}
