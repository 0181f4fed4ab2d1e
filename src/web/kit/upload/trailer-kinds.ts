import { MEGABYTE_BYTES } from '#contract/values/limits.ts';
import { CONVERTED_LIMITS, TRAILER_MIMES } from '#contract/values/trailer-limits.ts';
import { checkCaptionsSize } from '#domain/video/captions-rules.ts';
import { checkTrailer, detectTrailerFormat, type TrailerFile } from '#domain/video/trailer-rules.ts';
import {
  detectSourceFormat,
  isConvertible,
  SOURCE_SIGNATURE_BYTES,
  type SourceFormat,
} from '#domain/video/video-source.ts';
import type { FileIssue, FileSelection, PickedFile } from './file-tiles.ts';
import { asUpload, type FileKind } from './use-file-tiles.ts';

export interface PickedVideo extends TrailerFile {
  readonly file: File;
  /** The container, if a store can convert it. */
  readonly source: SourceFormat | undefined;
}

/** The trailer of a game, in a store that converts what browsers cannot play, or in another one. */
export function trailerKind(converts: boolean): FileKind<PickedVideo> {
  return {
    media: 'video',
    max: 1,
    accept: converts ? 'video/*,.mkv,.avi,.mov,.wmv' : TRAILER_MIMES.join(),
    check: (files) => selectOne(files, converts ? checkSource : checkTrailer),
    read: readVideoFile,
    send: async (page, order) => {
      const { uploadTrailer } = await import('#client/upload-trailer.ts');
      return uploadTrailer(page.call, {
        ...asUpload(order),
        onConverting: (share) => order.onProgress(share, 'converting'),
      });
    },
  };
}

/** What converting would not cure. */
function checkSource(file: PickedVideo): readonly FileIssue[] {
  const { maxMb } = CONVERTED_LIMITS;
  if (file.source === undefined) return [{ message: 'trailer.format', values: {} }];
  if (file.bytes > maxMb * MEGABYTE_BYTES) return [{ message: 'trailer.size', values: { maxMb } }];
  return checkTrailer(file).filter((issue) => !isConvertible(issue));
}

/** Captions in one language; the server reads their text. */
export const CAPTIONS_KIND: FileKind<PickedFile> = {
  media: 'text',
  max: 1,
  accept: '.vtt,text/vtt',
  check: (files) =>
    selectOne(files, ({ file }) => {
      const issue = checkCaptionsSize(file.size);
      return issue === undefined ? [] : [issue];
    }),
  read: async (file) => ({ file }),
  send: async (page, order) => {
    const { uploadCaptions } = await import('#client/upload-file.ts');
    return uploadCaptions(page.call, asUpload(order));
  },
};

/** The first of several files, if nothing is wrong with it. */
function selectOne<Picked>(
  files: readonly Picked[],
  check: (file: Picked) => readonly FileIssue[],
): FileSelection<Picked> {
  const [first] = files;
  const messages = first === undefined ? [] : check(first);
  const isRight = first !== undefined && messages.length === 0;
  return { accepted: isRight ? [first] : [], refused: [], messages };
}

/** Reads what the browser knows of a video; one that it cannot play here is left to the server. */
async function readVideoFile(file: File): Promise<PickedVideo> {
  const start = new Uint8Array(await file.slice(0, SOURCE_SIGNATURE_BYTES).arrayBuffer());
  const [format, source] = [detectTrailerFormat(start), detectSourceFormat(start)];
  const facts = format === undefined ? UNKNOWN : await measure(file);
  return { file, bytes: file.size, format, source, ...facts };
}

/** A video that passes the checks. */
const UNKNOWN = { width: 1280, height: 720, seconds: 10 } as const;

function measure(file: File): Promise<Pick<PickedVideo, 'width' | 'height' | 'seconds'>> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  return new Promise<Pick<PickedVideo, 'width' | 'height' | 'seconds'>>((resolve) => {
    video.preload = 'metadata';
    video.onloadedmetadata = () => {
      const { videoWidth: width, videoHeight: height, duration: seconds } = video;
      // Files without an index have no known length.
      resolve(Number.isFinite(seconds) && width > 0 ? { width, height, seconds } : UNKNOWN);
    };
    video.onerror = () => resolve(UNKNOWN);
    video.src = url;
  }).finally(() => URL.revokeObjectURL(url));
}
