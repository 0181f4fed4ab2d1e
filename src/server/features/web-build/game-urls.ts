import { createHmac, timingSafeEqual } from 'node:crypto';
import { WEB_ENTRY } from '#domain/inspection/web-build-root.ts';
import type { Services } from '../../services.ts';

/** Root path of hosted games. */
export const PLAY_FILES = '/play-files/';
/** Prefix of builds that are not public (yet), followed by a token. */
export const PREVIEW = 'preview/';

/** Lasts for an afternoon of testing or reviewing. */
const PREVIEW_SECONDS = 6 * 60 * 60;
/** Folder, version, expiry in unix seconds in base 36, and their keyed hash. */
const TOKEN = /^([\w-]{1,64})\.(\d{1,10})\.([0-9a-z]{1,10})\.([\w-]{43})$/;
const FOLDER = /^games\/([\w-]{1,64})$/;

/** The ID in a folder's key, `games/<id>`; undefined for other keys. */
export function folderIdOf(folderKey: string): string | undefined {
  return FOLDER.exec(folderKey)?.[1];
}

/** Public address of a hosted build. */
export function gameUrl(gamesOrigin: string, folderKey: string): string {
  return `${gamesOrigin}${PLAY_FILES}${folderKey}/${WEB_ENTRY}`;
}

export interface PreviewTarget {
  readonly versionId: number;
  readonly folderKey: string;
  /** Unix milliseconds; default: the server's clock. */
  readonly now?: number;
}

/**
 * Address of a build that is not public, for the developer's testers and for reviewers. Its token grants access to this
 * folder only and expires after some hours. Empty for a version without a hosted build, and if the store hosts none.
 */
export function previewUrl(
  services: Pick<Services, 'config' | 'hashKey' | 'now'>,
  { versionId, folderKey, now = services.now() }: PreviewTarget,
): string {
  const folder = folderIdOf(folderKey);
  if (folder === undefined || !services.config.HOSTED_GAMES) return '';
  const facts = `${folder}.${versionId}.${Math.floor(now / 1000 + PREVIEW_SECONDS).toString(36)}`;
  const token = `${facts}.${sign(services.hashKey, facts)}`;
  return `${services.config.GAMES_ORIGIN}${PLAY_FILES}${PREVIEW}${token}/${WEB_ENTRY}`;
}

const PREVIEW_PATH = new RegExp(`^${PLAY_FILES}${PREVIEW}[^/]+`);

/** A path without the token of a preview, which opens a build to whoever has it. */
export function hidePreviewToken(path: string): string {
  return path.startsWith(PLAY_FILES) ? path.replace(PREVIEW_PATH, `${PLAY_FILES}${PREVIEW}…`) : path;
}

/** The folder of a token; undefined if its signature is invalid or it has expired. */
export function readPreviewToken(
  { hashKey }: Pick<Services, 'hashKey'>,
  { token, now }: { readonly token: string; readonly now: number },
): string | undefined {
  const [, folder = '', versionId = '', end = '', signature = ''] = TOKEN.exec(token) ?? [];
  const expected = Buffer.from(sign(hashKey, `${folder}.${versionId}.${end}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return Number.parseInt(end, 36) * 1000 > now ? `games/${folder}` : undefined;
}

function sign(hashKey: string, facts: string): string {
  return createHmac('sha256', hashKey).update(`preview of a web build\n${facts}`).digest('base64url');
}
