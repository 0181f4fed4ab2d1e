import { serveReviewedFile } from '../features/version-review/serve-reviewed-file.ts';
import { readPageVisitor } from './page-session.ts';
import type { PageServer } from './serve-pages.ts';

/**
 * The file of a version for operators, identified by their session cookies; undefined for everyone else, as if it did
 * not exist.
 */
export async function serveReviewedDownload(
  { services, findSession }: Pick<PageServer, 'services' | 'findSession'>,
  request: Request,
  versionId: string,
): Promise<Response | undefined> {
  if (!/^[1-9]\d{0,8}$/.test(versionId)) return undefined;
  const { session } = await readPageVisitor({ services, findSession }, request);
  if (session === null || !session.isOperator || !session.deviceAllowed) return undefined;
  return serveReviewedFile(services, { id: Number(versionId), request });
}
