import { TRAILER_MIMES } from '#contract/values/trailer-limits.ts';
import { checkCaptionsSize } from '#domain/video/captions-rules.ts';
import {
  checkTrailer,
  detectTrailerFormat,
  TRAILER_SIGNATURE_BYTES,
  type TrailerFile,
} from '#domain/video/trailer-rules.ts';
import type { FileIssue, FileSelection, PickedFile } from './file-tiles.ts';
import { asUpload, type FileKind } from './use-file-tiles.ts';

export interface PickedVideo extends TrailerFile {
  readonly file: File;
}

/** The trailer of a game. */
export const TRAILER_KIND: FileKind<PickedVideo> = {
  media: 'video',
  max: 1,
  accept: TRAILER_MIMES.join(),
  check: (files) => selectOne(files, (file) => checkTrailer(file)),
  read: readVideoFile,
  send: async (page, order) => {
    const { uploadVideo } = await import('#client/upload-file.ts');
    return uploadVideo(page.call, asUpload(order));
  },
};

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
  const format = detectTrailerFormat(new Uint8Array(await file.slice(0, TRAILER_SIGNATURE_BYTES).arrayBuffer()));
  const facts = format === undefined ? UNKNOWN : await measure(file);
  return { file, bytes: file.size, format, ...facts };
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
