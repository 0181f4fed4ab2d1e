import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { attachmentHeader } from '../../providers/files/attachment-header.ts';
import type { FileStore } from '../../providers/files/file-store.ts';
import { type ServedFile, serveStoredFile } from '../../providers/files/serve-stored-file.ts';
import type { Services } from '../../services.ts';
import { findReceivedFile } from '../package-upload/public.ts';
import { findReviewedFile } from './case-queries.ts';

type FileServices = Pick<Services, 'database' | 'files' | 'incomingFolder'>;

/** Where the console downloads files: a link carries the session cookies, not the Authorization header. */
export const REVIEWED_FILES = '/files/reviewed/';

/** Serves the file of a version as uploaded; undefined if there is none. The caller must check permissions. */
export async function serveReviewedFile(
  services: FileServices,
  { id, request }: { readonly id: number; readonly request: ServedFile['request'] },
): Promise<Response | undefined> {
  const found = await findReviewedFile(services.database.db, id);
  if (found === undefined) return undefined;
  const { name, key, upload } = found;
  const headers = {
    'content-type': 'application/octet-stream',
    'content-disposition': attachmentHeader(name),
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  };
  const stored = key === null ? undefined : await serveStoredFile({ store: services.files, key, headers, request });
  if (stored !== undefined || upload === null) return stored;
  const place = await findReceivedFile(services, { ...upload, state: 'received', file_key: null });
  if ('key' in place) return serveStoredFile({ store: services.files, key: place.key, headers, request });
  return serveStoredFile({ store: fileAt(place.path), key: upload.id, headers, request });
}

/** A local file as a store with nothing else. */
function fileAt(path: string): Pick<FileStore, 'find' | 'read'> {
  return {
    find: async () => stat(path).catch(() => undefined),
    read: (_key, range) => createReadStream(path, { ...range }),
  };
}
