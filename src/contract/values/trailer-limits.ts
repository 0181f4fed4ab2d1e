import type { ImagePurpose } from './image-purposes.ts';
import { MEGABYTE_BYTES } from './limits.ts';

/** What is uploaded: images by their purpose, and the trailer of a game with its captions. */
export type UploadPurpose = ImagePurpose | 'trailer' | 'captions';

/** The containers of a trailer, with the codecs that every browser in use plays. */
export const TRAILER_CODECS = {
  mp4: { video: ['avc'], audio: ['aac'] },
  webm: { video: ['vp8', 'vp9', 'av1'], audio: ['opus', 'vorbis'] },
} as const;
export type TrailerFormat = keyof typeof TRAILER_CODECS;

export const TRAILER_MIMES = ['video/mp4', 'video/webm'] as const;

/** The limits of a trailer; lengths are in pixels and seconds. */
export const TRAILER_LIMITS = {
  maxMb: 100,
  seconds: { min: 5, max: 120 },
  width: { min: 640, max: 1920 },
  height: { min: 360, max: 1080 },
  /** How much the shape may differ from 16:9; encoders round sides to even numbers. */
  ratioTolerance: 0.02,
} as const;
export const TRAILER_BYTES = TRAILER_LIMITS.maxMb * MEGABYTE_BYTES;

/** The limit of a file that the store converts into a trailer, where it can, and of those of an account that wait for it. */
export const CONVERTED_LIMITS = { maxMb: 500, waiting: 5 } as const;

/** A WebVTT file, UTF-8. */
export const CAPTIONS_LIMITS = { maxKb: 100 } as const;
export const CAPTIONS_BYTES = CAPTIONS_LIMITS.maxKb * 1000;
