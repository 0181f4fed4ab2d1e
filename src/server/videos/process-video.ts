import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import type { VideoUpload } from '#contract/upload/entities.ts';
import { TRAILER_CODECS, type TrailerFormat } from '#contract/values/trailer-limits.ts';
import { checkTrailer, type VideoIssue } from '#domain/video/trailer-rules.ts';

/** A trailer to store from an uploaded file. */
export interface VideoOrder {
  /** The file, an MP4 or a WebM by its first bytes. */
  readonly path: string;
  /** The store has written its container: it is checked, and stored as it is. */
  readonly isConverted?: boolean;
  /** An existing folder for the result. */
  readonly folder: string;
}

export interface MadeVideo extends Pick<VideoUpload, 'width' | 'height' | 'seconds' | 'size' | 'mime'> {
  /** Its name in the folder. */
  readonly name: string;
}

export type VideoOutcome = { readonly issue: VideoIssue } | { readonly video: MadeVideo };

/** Anything that is not read as a video to its end. */
const DAMAGED = { issue: { message: 'trailer.format', values: {} } } as const satisfies VideoOutcome;
const WRONG_TRACKS = { issue: { message: 'trailer.tracks', values: {} } } as const satisfies VideoOutcome;
/** What may be lost at the ends of tracks; more means that the file is cut off, or its index lies. */
const LOST_SECONDS = 0.5;
/** Far more tracks than any player offers; each costs a few queries. */
const TRACKS_MAX = 8;

/**
 * Copies the encoded pictures and sound of a file into a container of our own: no tags, places, chapters, other tracks,
 * or bytes behind the end pass, and a file whose index lies is refused. Nothing is decoded.
 */
export async function processVideo({ path, folder, isConverted = false }: VideoOrder): Promise<VideoOutcome> {
  const input = new Input({ source: new FilePathSource(path), formats: [MP4, WEBM] });
  try {
    const format: TrailerFormat = (await input.getFormat()) === MP4 ? 'mp4' : 'webm';
    const tracks = await input.getTracks();
    if (tracks.length > TRACKS_MAX) return WRONG_TRACKS;
    const [picture, ...pictures] = await input.getVideoTracks();
    const [sound, ...sounds] = await input.getAudioTracks();
    if (picture === undefined || pictures.length > 0 || sounds.length > 0) return WRONG_TRACKS;
    if (!(await hasCodec(picture, TRAILER_CODECS[format].video))) return DAMAGED;
    if (sound !== undefined && !(await hasCodec(sound, TRAILER_CODECS[format].audio))) return DAMAGED;
    const { size: bytes } = await stat(path);
    const facts = {
      width: await picture.getDisplayWidth(),
      height: await picture.getDisplayHeight(),
      seconds: await input.computeDuration(),
    };
    const [issue] = checkTrailer({ ...facts, bytes, format });
    if (issue !== undefined) return { issue };
    if (isConverted) return { video: describe({ name: basename(path), format, bytes, facts }) };
    return await copyInto({ input, format, folder, facts });
  } catch {
    return DAMAGED;
  } finally {
    input.dispose();
  }
}

/** How long a file plays. */
async function measure(path: string): Promise<number> {
  const input = new Input({ source: new FilePathSource(path), formats: [MP4, WEBM] });
  try {
    return await input.computeDuration();
  } finally {
    input.dispose();
  }
}

async function hasCodec(track: InputTrack, codecs: readonly string[]): Promise<boolean> {
  const codec = await track.getCodec();
  return codec !== null && codecs.includes(codec);
}

interface VideoToCopy extends Pick<VideoOrder, 'folder'> {
  readonly input: Input;
  readonly format: TrailerFormat;
  readonly facts: Pick<MadeVideo, 'width' | 'height' | 'seconds'>;
}

async function copyInto({ input, format, folder, facts }: VideoToCopy): Promise<VideoOutcome> {
  const name = `trailer.${format}`;
  const target = join(folder, name);
  const output = new Output({
    // With the index at the end, nothing has to be in memory; players find it by a second request.
    format: format === 'mp4' ? new Mp4OutputFormat({ fastStart: false }) : new WebMOutputFormat(),
    target: new FilePathTarget(target),
  });
  const conversion = await Conversion.init({ input, output, tags: {}, copy: { mode: 'forced' } });
  const isComplete =
    conversion.isValid &&
    conversion.discardedTracks.every(({ track }) => !track.isVideoTrack() && !track.isAudioTrack());
  if (!isComplete) return DAMAGED;
  await conversion.execute();
  if ((await measure(target)) < facts.seconds - LOST_SECONDS) return DAMAGED;
  const { size: bytes } = await stat(target);
  return { video: describe({ name, format, bytes, facts }) };
}

interface VideoToDescribe extends Pick<VideoToCopy, 'format' | 'facts'> {
  readonly name: string;
  readonly bytes: number;
}

function describe({ name, format, bytes, facts: { width, height, seconds } }: VideoToDescribe): MadeVideo {
  return { name, width, height, seconds: Math.round(seconds), size: bytes, mime: `video/${format}` };
}
