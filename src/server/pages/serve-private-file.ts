import { canViewDocument } from '../features/upload/upload-policy.ts';
import { findDocumentOwner } from '../features/upload/upload-queries.ts';
import { isFileKey } from '../providers/files/file-key.ts';
import { mediaTypeOf } from '../providers/files/media-type.ts';
import { serveStoredFile } from '../providers/files/serve-stored-file.ts';
import { readPageVisitor } from './page-session.ts';
import type { PageServer } from './serve-pages.ts';

/** Documents may be displayed, but not stored. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
  'cache-control': 'private, no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
} as const;

/**
 * A picture of a passbook or another document, for its owner and operators, identified by their session cookies;
 * undefined for everyone else, as if it did not exist.
 */
export async function servePrivateFile(
  { services, findSession }: Pick<PageServer, 'services' | 'findSession'>,
  request: Request,
  path: string,
): Promise<Response | undefined> {
  const key = path.slice('/files/'.length);
  if (!isFileKey(key)) return undefined;
  const { session } = await readPageVisitor({ services, findSession }, request);
  if (session === null) return undefined;
  const ownerId = await findDocumentOwner(services.database.db, path);
  if (ownerId === undefined || !canViewDocument(session, ownerId)) return undefined;
  const headers = { ...HEADERS, 'content-type': mediaTypeOf(key) };
  return serveStoredFile({ store: services.files, key, headers, request });
}
