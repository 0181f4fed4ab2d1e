import type { Kysely } from 'kysely';
import type { downloadApplication } from '#contract/application/endpoints.ts';
import { ApiError, type ErrorCode } from '#contract/errors.ts';
import { SHELF, type Shelf } from '#contract/states.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { Handler } from '../../api/handler.ts';
import type { Schema } from '../../db/schema.ts';
import { serveStoredFile } from '../../providers/files/serve-stored-file.ts';
import type { Services } from '../../services.ts';
import { findCookieUser } from '../account/cookie-user-queries.ts';
import { isOffered } from './application-parts.ts';
import { findApplicationRow } from './application-queries.ts';
import { type Asker, openApplication } from './tested-application.ts';

interface VersionState {
  readonly status: Shelf;
  readonly released_at: Date | null;
}

/** Why none of a platform's versions can be downloaded: removed, pulled, never online, or none at all. */
export function noDownloadCode(versions: readonly VersionState[]): ErrorCode {
  if (versions.length === 0) return 50012;
  if (versions.some(({ status }) => status === SHELF.removed)) return 60027;
  return versions.some(({ released_at }) => released_at !== null) ? 60026 : 60024;
}

/** A Content-Disposition for a file of any name: plain letters for old programs, the real name beside them. */
export function attachmentHeader(fileName: string): string {
  const plain = fileName.replaceAll(/[^\w.-]/g, '_');
  // RFC 8187 leaves out four marks that encodeURIComponent keeps; the quote would end the name's language.
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** The file of the online version for a platform, or the way to the address that stands in its place. */
export function createDownloadApplication({ database, files, config }: Services): Handler<typeof downloadApplication> {
  return async ({ applicationId, platform }, context) => {
    const db = database.readDb;
    const { row, isTest } = await openApplication(
      db,
      await findApplicationRow(db, applicationId),
      await findAsker(db, config, context),
    );
    const versions = await db
      .selectFrom('versions as v')
      .select(['id', 'status', 'released_at', 'file_name', 'file_key', isOffered(isTest).as('is_offered')])
      .where('application_id', '=', row.id)
      .where('platform', '=', platform)
      .execute();
    const offered = versions.find(({ is_offered }) => is_offered);
    if (offered === undefined && !isTest) throw new ApiError(noDownloadCode(versions));
    if (offered !== undefined && offered.file_key !== null) {
      const response = await serveStoredFile({
        store: files,
        key: offered.file_key,
        headers: {
          'content-type': 'application/octet-stream',
          'content-disposition': attachmentHeader(offered.file_name ?? `${row.app_id}.bin`),
          'cache-control': 'private, max-age=0, must-revalidate',
        },
        request: { method: context.method ?? 'GET', headers: context.headers },
      });
      if (response !== undefined) return response;
    }
    const outside = await db
      .selectFrom('application_downloads')
      .select('url')
      .where('application_id', '=', row.id)
      .where('platform', '=', platform)
      .executeTakeFirst();
    // A header takes no letters beyond Latin; the parsed address has them encoded.
    const location = URL.parse(outside?.url ?? '')?.href;
    if (location === undefined) throw new ApiError(50012);
    return new Response(null, { status: 302, headers: { location } });
  };
}

/** Who downloads: by the call's session, or, as a link sends no more, by the cookie of a page's. */
async function findAsker(db: Kysely<Schema>, config: Services['config'], context: CallContext): Promise<Asker | null> {
  const { session, headers, clock } = context;
  if (session !== null) return session;
  const userId = await findCookieUser(db, config, { headers, now: new Date(clock()) });
  return userId === undefined ? null : { userId, deviceAllowed: true };
}
