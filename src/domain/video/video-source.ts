import {
  detectTrailerFormat,
  TRAILER_SIGNATURE_BYTES,
  type VideoIssue,
  type VideoMessageKey,
} from './trailer-rules.ts';

/**
 * A container that can be converted, by the name of ffmpeg's reader for it. Each reads one file; none follows addresses
 * of others, as those of playlists do.
 */
export type SourceFormat = 'mov' | 'matroska' | 'avi' | 'asf';

/** How many leading bytes `detectSourceFormat` needs. */
export const SOURCE_SIGNATURE_BYTES = Math.max(TRAILER_SIGNATURE_BYTES, 16);

const ASF = [0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11];
/** The first box of a QuickTime file that has no `ftyp`. */
const QUICKTIME_BOXES = ['moov', 'mdat', 'wide', 'free', 'skip'];

/** Detects a container that can be converted by its leading bytes; the file name is ignored. */
export function detectSourceFormat(firstBytes: Uint8Array): SourceFormat | undefined {
  const format = detectTrailerFormat(firstBytes);
  if (format !== undefined) return format === 'mp4' ? 'mov' : 'matroska';
  const text = String.fromCharCode(...firstBytes.subarray(0, TRAILER_SIGNATURE_BYTES));
  if (text.startsWith('RIFF') && text.slice(8) === 'AVI ') return 'avi';
  if (QUICKTIME_BOXES.includes(text.slice(4, 8))) return 'mov';
  return ASF.every((byte, index) => firstBytes[index] === byte) ? 'asf' : undefined;
}

const CURED: readonly VideoMessageKey[] = ['trailer.format', 'trailer.size', 'trailer.tracks', 'trailer.sides'];

/** Whether converting a file may cure what is wrong with it; its length and shape stay as they are. */
export function isConvertible({ message }: VideoIssue): boolean {
  return CURED.includes(message);
}
