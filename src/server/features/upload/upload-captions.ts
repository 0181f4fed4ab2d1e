import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CAPTIONS_BYTES, CAPTIONS_LIMITS } from '#contract/values/trailer-limits.ts';
import { readCaptions } from '#domain/video/captions-rules.ts';
import type { VideoIssue } from '#domain/video/trailer-rules.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { admitUpload } from './admit-upload.ts';
import { inFolder } from './in-folder.ts';
import { receiveFile, refuseFile } from './receive-file.ts';
import { storeUpload } from './store-upload.ts';

const NAME = 'captions.vtt';
const WRONG = { message: 'captions.format', values: {} } as const satisfies VideoIssue;
const TOO_LARGE = { message: 'captions.size', values: CAPTIONS_LIMITS } as const satisfies VideoIssue;
const RULES = {
  maxBytes: CAPTIONS_BYTES,
  tooLarge: TOO_LARGE,
  // The text is short enough to be checked as a whole.
  signatureBytes: 0,
  isRightStart: () => true,
  wrongStart: WRONG,
} as const;

/** Receives captions and stores the cues that were read from them. */
export function uploadCaptions(services: Services): Handler<'uploadCaptions'> {
  return async ({ file }, context) => {
    const { userId } = await admitUpload(services, context, { purpose: 'captions', waiting: 0 });
    return inFolder(services.incomingFolder, async (folder) => {
      const path = join(folder, 'received');
      await receiveFile(file, path, RULES);
      const text = readText(await readFile(path));
      if (text === undefined) throw refuseFile(WRONG);
      await writeFile(join(folder, NAME), text);
      const size = Buffer.byteLength(text);
      const { id, url } = await storeUpload(services, {
        ...{ userId, purpose: 'captions', folder, name: NAME, nowMs: context.clock() },
        facts: { width: null, height: null, size, mime: 'text/vtt' },
        announce: async () => undefined,
      });
      return { uploadId: id, url, size };
    });
  };
}

/** The cues of a file in UTF-8; undefined for anything else. */
function readText(bytes: Buffer): string | undefined {
  try {
    return readCaptions(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
