import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import type { UploadMime } from '#contract/upload/entities.ts';
import type { ImageFormat, ImagePurpose } from '#contract/values/image-purposes.ts';
import { checkImage, type ImageIssue } from '#domain/image/image-rules.ts';
import { bytesPerPixel, DECODING_BYTES } from './decoding-memory.ts';
import { type ImageCopy, imageFileName, listImageCopies, MIME_OF } from './image-files.ts';
import { meanColours } from './mean-colours.ts';

/** A picture to create from an uploaded file. */
export interface ImageOrder {
  /** The file, a PNG or a JPEG by its signature. */
  readonly path: string;
  readonly purpose: ImagePurpose;
  /** An existing folder for the results. */
  readonly folder: string;
}

export interface MadeImage {
  /** In pixels, as displayed. */
  readonly width: number;
  readonly height: number;
  /** Of the picture in bytes. */
  readonly size: number;
  readonly mime: UploadMime;
  /** Two mean colors, `rrggbb-rrggbb`. */
  readonly placeholder: string;
  /** Names in the folder: the picture, then its smaller copies. */
  readonly files: readonly [string, ...string[]];
}

export type ImageOutcome = { readonly issue: ImageIssue } | { readonly image: MadeImage };

/** Any doubtful pixel data is rejected; the sizes for the purpose are checked before. */
const INPUT = { failOn: 'warning', sequentialRead: true, limitInputPixels: false } as const satisfies SharpOptions;
/** More than any picture with its copies needs. */
const ROOM_BYTES = 256 * 1024 * 1024;
const DAMAGED = { message: 'image.format', values: {} } as const satisfies ImageIssue;

/**
 * Re-encodes a picture from its pixels alone: rotated by its orientation tag, in sRGB, without any metadata. PNG
 * stays PNG and JPEG stays JPEG. An animated PNG becomes its still image, which every old viewer shows.
 */
export async function processImage(order: ImageOrder): Promise<ImageOutcome> {
  const facts = await sharp(order.path, INPUT)
    .metadata()
    .catch(() => undefined);
  const format = facts?.format === 'png' || facts?.format === 'jpeg' ? facts.format : undefined;
  if (facts === undefined || format === undefined) return { issue: DAMAGED };
  const issue = await findIssue(order, facts, format);
  if (issue !== undefined) return { issue };
  try {
    return { image: await makeImage(order, facts, format) };
  } catch (error) {
    // Reading and writing are one operation with the same errors.
    if (await isDiskFull(order.folder)) throw error;
    return { issue: DAMAGED };
  }
}

async function findIssue({ path, purpose }: ImageOrder, facts: Metadata, format: ImageFormat) {
  const { width, height } = facts.autoOrient;
  const { size: bytes } = await stat(path);
  const [issue] = checkImage(purpose, { bytes, width, height, format });
  return issue ?? findMemoryIssue(facts);
}

function findMemoryIssue(facts: Metadata): ImageIssue | undefined {
  const cost = bytesPerPixel(facts);
  if (facts.width * facts.height * cost <= DECODING_BYTES) return undefined;
  return { message: 'image.pixels', values: { maxMegapixels: Math.floor(DECODING_BYTES / cost / 1_000_000) } };
}

async function makeImage(order: ImageOrder, facts: Metadata, format: ImageFormat): Promise<MadeImage> {
  const { path, purpose, folder } = order;
  const name = imageFileName(purpose, format);
  const picture = sharp(path, INPUT).autoOrient();
  const { width, height, size } = await encode(picture, format, facts).toFile(join(folder, name));
  const copies = listImageCopies(name, { purpose, width, height });
  for (const copy of copies) await makeCopy(join(folder, name), copy, folder);
  return {
    width,
    height,
    size,
    mime: MIME_OF[format],
    placeholder: await meanColours(sharp(join(folder, name), INPUT)),
    files: [name, ...copies.map((copy) => copy.name)],
  };
}

/** A JPEG keeps its chroma subsampling; texts in screenshots would blur otherwise. */
function encode(picture: Sharp, format: ImageFormat, { chromaSubsampling }: Metadata): Sharp {
  if (format === 'png') return picture.toColourspace('srgb').png();
  const isCoarse = chromaSubsampling?.startsWith('4:2:0') ?? false;
  // Optimized tables would be a few per cent smaller, but take six bytes per pixel.
  const options = { quality: 90, optimiseCoding: false, chromaSubsampling: isCoarse ? '4:2:0' : '4:4:4' };
  return picture.toColourspace('srgb').jpeg(options);
}

async function makeCopy(path: string, { name, width, height }: ImageCopy, folder: string): Promise<void> {
  const source = sharp(path, INPUT);
  const small =
    height === undefined
      ? source.resize({ width, withoutEnlargement: true })
      : source.resize({ width, height, fit: 'cover', position: sharp.strategy.attention });
  await small.webp({ quality: 84, smartSubsample: true }).toFile(join(folder, name));
}

async function isDiskFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < ROOM_BYTES;
}
