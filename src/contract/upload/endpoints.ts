import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { textChoice, uploadId } from '../schema/parameter-schemas.ts';
import { noRequest } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { IMAGE_PURPOSE_NAMES } from '../values/image-purposes.ts';
import { captionsUploadSchema, uploadSchema, videoRulesSchema, videoUploadSchema } from './entities.ts';
import { incomingFile } from './incoming-file.ts';

/**
 * Exceeding a limit fails with `invalidFormat`; `fields.file` is the key of that limit's message (`image.size`, …) and
 * `params` its values. Every signed-in account can upload documents (passbook, document) and a picture of itself (avatar), developers and operators can
 * upload store pictures, and only operators banners (`permissionDenied`; `providerNotEnabled` for a developer
 * deactivated by an operator).
 */
export const uploadImage = defineEndpoint({
  name: 'uploadImage',
  group: 'upload',
  summary: 'Upload an image for one purpose; forms then accept its uploadId or its url',
  method: 'POST',
  path: '/api/upload/image',
  auth: 'user',
  body: 'multipart',
  request: z.object({ purpose: textChoice(IMAGE_PURPOSE_NAMES), file: incomingFile }),
  reply: uploadSchema,
  errors: [ERROR.permissionDenied, ERROR.providerNotEnabled],
});

/**
 * An MP4 (H.264, AAC) or WebM (VP8, VP9 or AV1; Opus or Vorbis) within the limits of `TRAILER_LIMITS`; anything else fails as
 * for images, with `trailer.format`, `trailer.size` and so on. A store with ffmpeg also takes MOV, MKV, AVI and WMV, other
 * codecs and larger sizes, up to `CONVERTED_LIMITS`: its reply then has a `percent` below 100, and `getVideoUpload` follows it.
 */
export const uploadVideo = defineEndpoint({
  name: 'uploadVideo',
  group: 'upload',
  summary: 'Upload the trailer of a game; its form then accepts the uploadId or the url as `trailer`',
  method: 'POST',
  path: '/api/upload/video',
  auth: 'user',
  body: 'multipart',
  request: z.object({ file: incomingFile }),
  reply: videoUploadSchema,
  errors: [ERROR.permissionDenied, ERROR.providerNotEnabled],
});

/** Fails as `uploadVideo` does if the file could not be converted, and with `trailer.unknown` for another's upload. */
export const getVideoUpload = defineEndpoint({
  name: 'getVideoUpload',
  group: 'upload',
  summary: 'Get the progress of the conversion of one of your trailers',
  method: 'GET',
  path: '/api/upload/video',
  auth: 'user',
  request: z.object({ uploadId }),
  reply: videoUploadSchema,
  errors: [],
});

export const getVideoRules = defineEndpoint({
  name: 'getVideoRules',
  group: 'upload',
  summary: 'Get the formats and limits of trailers',
  method: 'GET',
  path: '/api/upload/video/rules',
  auth: 'user',
  request: noRequest,
  reply: videoRulesSchema,
  errors: [],
});

/** A WebVTT file of at most 100 kB, without styles, regions or markup other than the tags of cues (`captions.format`). */
export const uploadCaptions = defineEndpoint({
  name: 'uploadCaptions',
  group: 'upload',
  summary: 'Upload captions of a trailer in one language; the form then accepts the uploadId or the url in `captions`',
  method: 'POST',
  path: '/api/upload/captions',
  auth: 'user',
  body: 'multipart',
  request: z.object({ file: incomingFile }),
  reply: captionsUploadSchema,
  errors: [ERROR.permissionDenied, ERROR.providerNotEnabled],
});
