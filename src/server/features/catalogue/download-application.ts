import type { Kysely } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { isPlatformCode, type PlatformCode } from '#contract/values/platforms.ts';
import { SHELF, type Shelf } from '#contract/values/states.ts';
import { readDevice } from '#domain/device/device.ts';
import { devicePlatform, hintedPlatform } from '#domain/device/device-platform.ts';
import { audienceOfRequest } from '../../api/call-audience.ts';
import type { CallContext, CallSession } from '../../api/call-context.ts';
import type { Handler } from '../../api/handler.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { findCookieUser } from '../account/public.ts';
import { recordPlay } from '../library/public.ts';
import type { TestCaller } from '../test-account/public.ts';
import { requireAge } from './age-policy.ts';
import { findApplicationRow } from './application-queries.ts';
import { WEB } from './can-play.ts';
import { isBeginning } from './count-download.ts';
import { visitorOf } from './count-view.ts';
import { countDownload, findOutsideUrl, findVersions } from './download-queries.ts';
import { requireGame } from './may-use-game.ts';
import { sendPackage } from './send-package.ts';
import { openApplication } from './tested-application.ts';

interface VersionState {
  readonly status: Shelf;
  readonly released_at: Date | null;
}

/** Returns why no version of a platform can be downloaded: removed, unpublished, never online, or no version at all. */
export function noDownloadCode(versions: readonly VersionState[]): ErrorCode {
  if (versions.length === 0) return ERROR.versionNotFound;
  if (versions.some(({ status }) => status === SHELF.removed)) return ERROR.versionRemoved;
  return versions.some(({ released_at }) => released_at !== null) ? ERROR.versionPulled : ERROR.versionNotPublished;
}

/** Sends the online version of the requested platform (default: the visitor's), or redirects to its external URL. */
export function downloadApplication(services: Services): Handler<'downloadApplication'> {
  const { database, config } = services;
  return async ({ applicationId, platform, ageConfirmed }, context) => {
    // Who may download is no matter for a replica.
    const { db } = database;
    const account = await findDownloader(db, config, context);
    const { row, isTest } = await openApplication(db, await findApplicationRow(db, applicationId), account);
    const cookies = context.headers.get('cookie') ?? '';
    const audience = audienceOfRequest({ cookies, account, nowMs: context.clock() });
    requireAge(row, { audience, account, isConfirmed: ageConfirmed }, config.AGE_NOTICE);
    if (!isTest) await requireGame(database.db, row, account);
    const versions = await findVersions(db, row.id, isTest);
    const wanted = platform ?? guessPlatform(versions, context.headers);
    const ofPlatform = versions.filter((version) => version.platform === wanted);
    const offered = ofPlatform.find(({ is_offered }) => is_offered);
    if (offered === undefined && !isTest) throw new ApiError(noDownloadCode(ofPlatform));
    const response =
      (await sendVersion(services, offered, { context, isTest, fallbackName: `${row.app_id}.bin` })) ??
      (await leadOutside(db, row.id, wanted));
    if (account?.deviceAllowed && !isTest && isBeginning(requestOf(context), response)) {
      await recordPlay(services, { userId: account.userId, applicationId: row.id, now: new Date(context.clock()) });
    }
    return response;
  };
}

function requestOf({ method = 'GET', headers }: CallContext) {
  return { method, headers };
}

type DownloadVersion = Awaited<ReturnType<typeof findVersions>>[number];

/**
 * The platform of the visitor's system, or else the only one available.
 * @throws ApiError `invalidFormat` with `fields.platform` if there are several.
 */
function guessPlatform(versions: readonly DownloadVersion[], headers: Headers): PlatformCode {
  const { system } = readDevice(headers.get('user-agent') ?? '');
  const own = hintedPlatform(headers.get('sec-ch-ua-platform')) ?? devicePlatform(system);
  if (own !== undefined) return own;
  const platforms = versions.flatMap(({ platform, is_offered }) => (is_offered && platform !== WEB ? platform : []));
  const [only] = platforms;
  if (platforms.length !== 1 || only === undefined || !isPlatformCode(only)) {
    throw new ApiError(ERROR.invalidFormat, { fields: { platform: 'field.required' } });
  }
  return only;
}

interface Sending {
  readonly context: CallContext;
  readonly isTest: boolean;
  readonly fallbackName: string;
}

/** Sends the file of a version and counts new downloads. Returns undefined if the version has no file. */
async function sendVersion(
  services: Services,
  version: DownloadVersion | undefined,
  { context, isTest, fallbackName }: Sending,
): Promise<Response | undefined> {
  if (version === undefined || version.file_key === null || version.platform === WEB) return undefined;
  const request = requestOf(context);
  const name = version.file_name ?? fallbackName;
  const response = await sendPackage(services, { key: version.file_key, name, sha256: version.sha256, request });
  if (response === undefined || isTest || !isBeginning(request, response)) return response;
  const visitor = visitorOf(context, services.hashKey, 'download');
  await countDownload(services.database.db, { versionId: version.id, visitor, nowMs: context.clock() });
  return response;
}

async function leadOutside(db: Kysely<Schema>, applicationId: number, platform: PlatformCode): Promise<Response> {
  // Headers are limited to Latin-1; parsing the URL encodes other characters.
  const location = URL.parse((await findOutsideUrl(db, applicationId, platform)) ?? '')?.href;
  if (location === undefined) throw new ApiError(ERROR.versionNotFound);
  return new Response(null, { status: 302, headers: { location } });
}

type Downloader = TestCaller & Pick<CallSession, 'birthdate'>;

/** Identifies the downloader by the session, or by the page cookie, which is all that a link sends. */
async function findDownloader(
  db: Kysely<Schema>,
  config: Services['config'],
  context: CallContext,
): Promise<Downloader | null> {
  const { session, headers, clock } = context;
  if (session !== null) return session;
  const user = await findCookieUser(db, config, { headers, now: new Date(clock()) });
  return user === undefined ? null : { ...user, deviceAllowed: true };
}
