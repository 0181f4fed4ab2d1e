import { MEGABYTE_BYTES } from './limits.ts';

/** The formats that are taken, whatever an image is for (R5.1). */
export const IMAGE_FORMATS = ['png', 'jpeg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** The requirements for an image of one purpose. Lengths are in pixels; any shape is allowed unless one is given. */
export interface ImagePurposeRules {
  readonly maxMb: number;
  /** How many images a complete form holds; of a screenshot kind only when the kind is used. */
  readonly count: { readonly min: number; readonly max: number };
  readonly exactSize?: { readonly width: number; readonly height: number };
  /** `wide` is 16:9, `wide_or_tall` 16:9 or 9:16; exactly, so 1366x768 is neither. */
  readonly ratio?: 'wide' | 'wide_or_tall';
  /** Bounds of both sides. */
  readonly sides?: { readonly min: number; readonly max: number };
  /** Width times height in millions, if no other bound keeps a small file from unpacking into gigabytes. */
  readonly maxMegapixels?: number;
}

/** First kind of screenshot (R5.6) and "the other type" (R5.7, O58). */
const SMALL_SCREEN = {
  maxMb: 8,
  count: { min: 2, max: 8 },
  ratio: 'wide_or_tall',
  sides: { min: 320, max: 3840 },
} as const;
const LARGE_SCREEN = { ...SMALL_SCREEN, sides: { min: 1080, max: 7680 } } as const;

/** Every purpose an image is uploaded for, with its limits (R5.1-R5.18, O58-O60; decisions.md, Portal). */
export const IMAGE_PURPOSES = {
  icon: { maxMb: 1, count: { min: 1, max: 1 }, exactSize: { width: 512, height: 512 } },
  screenshot_mobile: SMALL_SCREEN,
  screenshot_tablet7: SMALL_SCREEN,
  screenshot_tablet10: LARGE_SCREEN,
  screenshot_computer: LARGE_SCREEN,
  video_replacement: { maxMb: 15, count: { min: 0, max: 1 }, exactSize: { width: 1024, height: 576 } },
  background: { maxMb: 8, count: { min: 0, max: 1 }, ratio: 'wide', maxMegapixels: 40 },
  product_icon: { maxMb: 1, count: { min: 1, max: 1 }, exactSize: { width: 512, height: 512 } },
  passbook: { maxMb: 8, count: { min: 1, max: 2 }, maxMegapixels: 40 },
  document: { maxMb: 20, count: { min: 1, max: 10 }, maxMegapixels: 40 },
  developer_logo: { maxMb: 1, count: { min: 0, max: 1 }, exactSize: { width: 512, height: 512 } },
  post_picture: { maxMb: 8, count: { min: 0, max: 1 }, ratio: 'wide', maxMegapixels: 40 },
  banner: { maxMb: 8, count: { min: 1, max: 1 }, maxMegapixels: 40 },
  avatar: { maxMb: 1, count: { min: 0, max: 1 }, exactSize: { width: 512, height: 512 } },
} as const satisfies Record<string, ImagePurposeRules>;

export type ImagePurpose = keyof typeof IMAGE_PURPOSES;

export const IMAGE_PURPOSE_NAMES = [
  'icon',
  'screenshot_mobile',
  'screenshot_tablet7',
  'screenshot_tablet10',
  'screenshot_computer',
  'video_replacement',
  'background',
  'product_icon',
  'passbook',
  'document',
  'developer_logo',
  'post_picture',
  'banner',
  'avatar',
] as const satisfies readonly ImagePurpose[];

export function isImagePurpose(purpose: string): purpose is ImagePurpose {
  return Object.hasOwn(IMAGE_PURPOSES, purpose);
}

/** Documents that only their owner and operators may see. */
export const PRIVATE_IMAGE_PURPOSES = ['passbook', 'document'] as const satisfies readonly ImagePurpose[];

export function isPrivateImage(purpose: string): boolean {
  return PRIVATE_IMAGE_PURPOSES.some((name) => name === purpose);
}

/** The kinds of screenshots, in the order of the form (R3.4). */
export const SCREENSHOT_PURPOSES = [
  'screenshot_mobile',
  'screenshot_tablet7',
  'screenshot_tablet10',
  'screenshot_computer',
] as const satisfies readonly ImagePurpose[];
export type ScreenshotPurpose = (typeof SCREENSHOT_PURPOSES)[number];

/** The limits of a purpose, read without knowing which of them it has. */
export function imagePurposeRules(purpose: ImagePurpose): ImagePurposeRules {
  return IMAGE_PURPOSES[purpose];
}

/** The largest file of a purpose in bytes (O59). */
export function maxImageBytes(purpose: ImagePurpose): number {
  return IMAGE_PURPOSES[purpose].maxMb * MEGABYTE_BYTES;
}
