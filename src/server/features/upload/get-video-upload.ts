import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findConversion, findOwnVideo } from './conversion-queries.ts';
import { presentConversion } from './convert-later.ts';
import { refuseFile } from './receive-file.ts';

/** How far a trailer of the caller's is converted; once it is stored, what it is. */
export function getVideoUpload({ database: { db } }: Services): Handler<'getVideoUpload'> {
  return async ({ uploadId }, context) => {
    const { userId } = requireSession(context);
    // In this order: a conversion that ends in between is found as an upload.
    const conversion = await findConversion(db, uploadId);
    const video = await findOwnVideo(db, { id: uploadId, userId });
    if (video !== undefined) {
      const { id, url, width, height, seconds, size } = video;
      const mime = video.mime === 'video/webm' ? 'video/webm' : 'video/mp4';
      return { uploadId: id, url, percent: 100, width, height, seconds, size, mime };
    }
    if (conversion === undefined || conversion.user_id !== userId) {
      throw new ApiError(ERROR.invalidFormat, { fields: { uploadId: 'trailer.unknown' } });
    }
    if (conversion.issue !== null) throw refuseFile(conversion.issue);
    return presentConversion(conversion);
  };
}
