import { WEB_ENTRY } from '#domain/inspection/web-build-root.ts';
import { createCatalogueCache } from '../../cache/catalogue-cache.ts';
import type { Services } from '../../services.ts';
import { isBuildOnline } from './build-access-queries.ts';
import { type BuildManifest, readManifest } from './build-manifest.ts';
import { folderIdOf, PREVIEW, readPreviewToken } from './game-urls.ts';

/** A file of a build that somebody may have. */
export interface FoundBuildFile {
  readonly folderKey: string;
  /** Path inside the build. */
  readonly path: string;
  /** What the address begins with, up to the build's own paths. */
  readonly base: string;
  readonly isPreview: boolean;
  /** Undefined for the games that came with the store: their files stand under their own names. */
  readonly manifest: BuildManifest | undefined;
}

/** Answers of the database that are kept: one for each folder asked for. */
const KEPT_ANSWERS = 5000;
/** Builds whose list of files is kept; a large one takes some megabytes. */
const KEPT_MANIFESTS = 50;
/** Where it stands below the path of all: a token's folder, or a folder that is online. */
const ADDRESS = /^(preview\/[^/]+|games\/[^/]+)\/(.*)$/s;

export type FindBuildFile = (path: string) => Promise<FoundBuildFile | undefined>;

/**
 * Makes the way from an address below `/play-files/` to a file of a build: of one that players get, or of any by a token.
 * What the database says is kept until the catalogue changes.
 */
export function createFindBuildFile(
  services: Pick<Services, 'config' | 'database' | 'files' | 'hashKey' | 'now' | 'cache'>,
): FindBuildFile {
  const { database, files, cache, now } = services;
  const online = createCatalogueCache({ maxEntries: KEPT_ANSWERS, now });
  const manifests = createCatalogueCache({ maxEntries: KEPT_MANIFESTS, now });
  cache.onClear(online.clear);
  const findFolder = async (place: string) => {
    if (place.startsWith(PREVIEW)) {
      return readPreviewToken(services, { token: place.slice(PREVIEW.length), now: now() });
    }
    if (folderIdOf(place) === undefined) return undefined;
    const isOnline = await online.read(place, () => isBuildOnline(database.db, { folderKey: place, nowMs: now() }));
    return isOnline ? place : undefined;
  };
  return async (address) => {
    if (!services.config.HOSTED_GAMES) return undefined;
    const [, place = '', rest = ''] = ADDRESS.exec(address) ?? [];
    const folderKey = await findFolder(place);
    const path = decodePath(rest);
    if (folderKey === undefined || path === undefined) return undefined;
    const manifest = await manifests.read(folderKey, () => readManifest(files, folderKey));
    return { folderKey, path, base: `${place}/`, isPreview: place.startsWith(PREVIEW), manifest };
  };
}

/** A path as the game's pages write it, folders led to their page; undefined for one that is no text. */
function decodePath(rest: string): string | undefined {
  try {
    const path = decodeURIComponent(rest);
    return path === '' || path.endsWith('/') ? path + WEB_ENTRY : path;
  } catch {
    return undefined;
  }
}
