import { WEB_ENTRY } from '#domain/inspection/web-build-root.ts';
import { createCatalogueCache } from '../../cache/catalogue-cache.ts';
import type { Services } from '../../services.ts';
import { isBuildOnline } from './build-access-queries.ts';
import { type BuildManifest, readManifest } from './build-manifest.ts';
import { folderIdOf, PREVIEW, readPreviewToken } from './game-urls.ts';

/** A file of a build that the caller may load. */
export interface FoundBuildFile {
  readonly folderKey: string;
  /** Path inside the build. */
  readonly path: string;
  /** Prefix of the address before the build's own paths. */
  readonly base: string;
  readonly isPreview: boolean;
  /** Undefined for bundled games, whose files are stored under their own names. */
  readonly manifest: BuildManifest | undefined;
}

/** Cached access checks: one for each requested folder. */
const KEPT_ANSWERS = 5000;
/** Cached manifests; a large one takes some megabytes. */
const KEPT_MANIFESTS = 50;
/** Path below the root: a preview token or a folder that is online, then the file. */
const ADDRESS = /^(preview\/[^/]+|games\/[^/]+)\/(.*)$/s;

export type FindBuildFile = (path: string) => Promise<FoundBuildFile | undefined>;

/**
 * Resolves an address below `/play-files/` to a file of a build: one that is online, or any by a preview token. Results
 * of the database are cached until the catalog changes.
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

/** Decodes a path as used by the game's pages, and maps folders to their index page; undefined if malformed. */
function decodePath(rest: string): string | undefined {
  try {
    const path = decodeURIComponent(rest);
    return path === '' || path.endsWith('/') ? path + WEB_ENTRY : path;
  } catch {
    return undefined;
  }
}
