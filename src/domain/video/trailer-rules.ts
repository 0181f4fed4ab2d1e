import { TRAILER_BYTES, TRAILER_LIMITS, type TrailerFormat } from '#contract/values/trailer-limits.ts';

/** A failing limit: a key of the catalog `rules` and the values of its text. */
export interface VideoIssue {
  readonly message: VideoMessageKey;
  readonly values: Readonly<Record<string, number>>;
}

export type VideoMessageKey =
  | 'trailer.format'
  | 'trailer.size'
  | 'trailer.tracks'
  | 'trailer.seconds'
  | 'trailer.sides'
  | 'trailer.ratio'
  | 'trailer.conversion'
  | 'captions.format'
  | 'captions.size';

/** How many leading bytes `detectTrailerFormat` needs. */
export const TRAILER_SIGNATURE_BYTES = 12;

const EBML = [0x1a, 0x45, 0xdf, 0xa3];
const FTYP = [0x66, 0x74, 0x79, 0x70];
const FTYP_AT = 4;

/** Detects a container by its leading bytes; undefined for any other. The file name is ignored. */
export function detectTrailerFormat(firstBytes: Uint8Array): TrailerFormat | undefined {
  if (EBML.every((byte, index) => firstBytes[index] === byte)) return 'webm';
  return FTYP.every((byte, index) => firstBytes[FTYP_AT + index] === byte) ? 'mp4' : undefined;
}

/** Properties of a file before it is stored; the format is undefined if it cannot be read as a video. */
export interface TrailerFile {
  readonly bytes: number;
  readonly format: TrailerFormat | undefined;
  /** In pixels, as displayed. */
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

/** Every limit that a trailer violates; for an unsupported format only that. */
export function checkTrailer({ bytes, format, width, height, seconds }: TrailerFile): readonly VideoIssue[] {
  if (format === undefined) return [{ message: 'trailer.format', values: {} }];
  const { maxMb, width: sides, height: lines, ratioTolerance, seconds: length } = TRAILER_LIMITS;
  const issues: VideoIssue[] = [];
  if (bytes > TRAILER_BYTES) issues.push({ message: 'trailer.size', values: { maxMb } });
  if (!isWithin(seconds, length)) issues.push({ message: 'trailer.seconds', values: { ...length } });
  if (!isWithin(width, sides) || !isWithin(height, lines)) issues.push({ message: 'trailer.sides', values: {} });
  else if (Math.abs((width * 9) / (height * 16) - 1) > ratioTolerance) {
    issues.push({ message: 'trailer.ratio', values: {} });
  }
  return issues;
}

function isWithin(value: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return value >= min && value <= max;
}
