import { canSeePaper } from '../features/upload/upload-policy.ts';
import { findPaperOwner } from '../features/upload/upload-queries.ts';
import { isFileKey } from '../providers/files/file-key.ts';
import { mediaTypeOf } from '../providers/files/media-type.ts';
import { serveStoredFile } from '../providers/files/serve-stored-file.ts';
import { readPageVisitor } from './page-session.ts';
import type { PageServer } from './serve-pages.ts';

/** What a browser may do with a paper: show it, and keep nothing. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
  'cache-control': 'private, no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
} as const;

/**
 * A passbook's or another document's picture, for its owner and for operators, who are told by the cookies of their
 * session; undefined for everybody else, as if it were not there.
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
  const ownerId = await findPaperOwner(services.database.db, path);
  if (ownerId === undefined || !canSeePaper(session, ownerId)) return undefined;
  const headers = { ...HEADERS, 'content-type': mediaTypeOf(key) };
  return serveStoredFile({ store: services.files, key, headers, request });
}
