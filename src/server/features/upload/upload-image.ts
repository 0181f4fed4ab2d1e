import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Upload } from '#contract/upload/entities.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Row } from '../../db/schema.ts';
import { toRoomFailure } from '../../disk-full.ts';
import { HttpFailure } from '../../middleware/http-failure.ts';
import type { Services } from '../../services.ts';
import { receiveImage, refuseImage } from './receive-image.ts';
import { storeUpload } from './store-upload.ts';
import { uploadRefusal } from './upload-policy.ts';

/** Maximum number of queued pictures; each is a file and an open request. */
const WAITING_MAX = 50;

const RETRY_AFTER = { 'retry-after': '15' } as const;

/**
 * Receives a picture, re-encodes it and stores it with smaller copies; nothing is left of a rejected one.
 * @throws ApiError `databaseBusy` with `file.no_space` if the disk is full.
 */
export function uploadImage(services: Services): Handler<'uploadImage'> {
  return async ({ purpose, file }, context) => {
    const session = requireSession(context);
    const refusal = uploadRefusal(session, purpose);
    if (refusal !== null) throw new ApiError(refusal);
    await services.limits.count('uploads', session.userId);
    if (services.images.waiting() >= WAITING_MAX) {
      throw new HttpFailure(ERROR.systemBusy, { status: 429, headers: RETRY_AFTER });
    }
    return inFolder(services.incomingFolder, async (folder) => {
      const path = join(folder, 'received');
      await receiveImage(file, purpose, path);
      const outcome = await services.images.process({ path, purpose, folder });
      if ('issue' in outcome) throw refuseImage(outcome.issue);
      const { image } = outcome;
      const nowMs = context.clock();
      const stored = await storeUpload(services, { userId: session.userId, purpose, image, folder, nowMs });
      services.metrics?.uploaded('image', stored.size);
      return presentUpload(stored);
    });
  };
}

function presentUpload({ id, url, width, height, size, mime }: Row<'uploads'>): Upload {
  return { uploadId: id, url, width, height, size, mime };
}

/** Runs a function with a temporary folder, which is deleted afterwards. */
async function inFolder<Value>(parent: string, use: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = await makeFolder(parent);
  try {
    return await use(folder);
  } catch (error) {
    throw toRoomFailure(error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function makeFolder(parent: string): Promise<string> {
  try {
    await mkdir(parent, { recursive: true, mode: 0o700 });
    return await mkdtemp(join(parent, 'image-'));
  } catch (error) {
    throw toRoomFailure(error);
  }
}
