import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { attachmentHeader } from '../../providers/files/attachment-header.ts';
import type { FileStore } from '../../providers/files/file-store.ts';
import { type ServedFile, serveStoredFile } from '../../providers/files/serve-stored-file.ts';
import type { Services } from '../../services.ts';
import { incomingPath } from '../package-upload/public.ts';
import { findReviewedFile } from './case-queries.ts';

type FileServices = Pick<Services, 'database' | 'files' | 'incomingFolder'>;

/** Where the console's pages fetch a file: a link carries the cookies of a session, not its handle. */
export const REVIEWED_FILES = '/files/reviewed/';

/** Answers with the file of a version as it was uploaded; undefined where there is none. Whoever calls it knows who asks. */
export async function serveReviewedFile(
  services: FileServices,
  { id, request }: { readonly id: number; readonly request: ServedFile['request'] },
): Promise<Response | undefined> {
  const found = await findReviewedFile(services.database.db, id);
  if (found === undefined) return undefined;
  const { name, key, uploadId } = found;
  const headers = {
    'content-type': 'application/octet-stream',
    'content-disposition': attachmentHeader(name),
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  };
  const stored = key === null ? undefined : await serveStoredFile({ store: services.files, key, headers, request });
  if (stored !== undefined || uploadId === null) return stored;
  return serveStoredFile({ store: incomingFiles(services), key: uploadId, headers, request });
}

/** Files that are on their way in, by their uploads. */
function incomingFiles(services: FileServices): Pick<FileStore, 'find' | 'read'> {
  return {
    find: async (id) => stat(incomingPath(services, id)).catch(() => undefined),
    read: (id, range) => createReadStream(incomingPath(services, id), { ...range }),
  };
}
