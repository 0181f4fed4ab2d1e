import { buildFileKey, type Variant, variantKey } from '../features/web-build/build-keys.ts';
import type { BuildForms } from '../features/web-build/build-manifest.ts';
import { createFindBuildFile, type FoundBuildFile } from '../features/web-build/find-build.ts';
import { PLAY_FILES } from '../features/web-build/game-urls.ts';
import type { FileStore } from '../providers/files/file-store.ts';
import { mediaTypeOf } from '../providers/files/media-type.ts';
import { serveStoredFile } from '../providers/files/serve-stored-file.ts';
import type { Services } from '../services.ts';
import { chooseEncoding } from '../streaming/compress-text.ts';
import { gamePolicy } from './game-policy.ts';
import { SDK_FILES } from './serve-sdk.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Files that engines compress themselves and expect the browser to decompress. */
const PACKED = /^(.*\.(?:wasm|js|data|mem|symbols\.json))\.(br|gz)$/i;

/** Serves the files of hosted games; see docs/decisions/023-web-builds.md. */
export function createServeGameFile(services: Services): (request: Request) => Promise<Response | undefined> {
  const { config, files } = services;
  const find = createFindBuildFile(services);
  const ancestors = config.GAMES_ORIGIN !== '' && config.PUBLIC_ORIGIN !== '' ? [config.PUBLIC_ORIGIN] : ["'self'"];
  return async (request) => {
    if (isForStorePage(request.headers)) return undefined;
    const { origin, pathname } = new URL(request.url);
    const found = await find(pathname.slice(PLAY_FILES.length));
    if (found === undefined) return undefined;
    const form = chooseForm(found, request.headers);
    if (form === undefined) return undefined;
    const policy = gamePolicy({
      origin: config.GAMES_ORIGIN || config.PUBLIC_ORIGIN || origin,
      folder: PLAY_FILES + found.base,
      inline: found.manifest?.inline[found.path] ?? [],
      sdk: SDK_FILES,
      ancestors,
    });
    const headers = { ...form.headers, ...commonHeaders(found), 'content-security-policy': policy };
    return serveStoredFile({ store: files, key: form.key, headers, request });
  };
}

/** Destinations whose files a browser runs or applies in the requesting page. */
const RUN_IN_PAGE: ReadonlySet<string | null> = new Set([
  ...['script', 'style', 'worker', 'sharedworker', 'serviceworker', 'audioworklet', 'paintworklet', 'xslt'],
]);

/**
 * Whether a store page would run the file as its own, which its policy already forbids. A game's own pages have an
 * opaque origin and are never same-origin.
 */
function isForStorePage(headers: Headers): boolean {
  return headers.get('sec-fetch-site') === 'same-origin' && RUN_IN_PAGE.has(headers.get('sec-fetch-dest'));
}

interface ServedForm {
  readonly key: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The encoding of a file for a browser; compressed files are sent whole only, since ranges count uncompressed bytes.
 */
function chooseForm({ folderKey, path, manifest }: FoundBuildFile, headers: Headers): ServedForm | undefined {
  const key = buildFileKey(folderKey, path);
  if (manifest === undefined) return { key, headers: typeHeaders(path) };
  const forms = manifest.isWhole && Object.hasOwn(manifest.files, path) ? manifest.files[path] : undefined;
  if (forms === undefined) return undefined;
  const variant = chooseVariant(forms, headers);
  if (variant === undefined) return { key, headers: typeHeaders(path) };
  return {
    key: variantKey(folderKey, path, variant),
    headers: { ...typeHeaders(path), 'content-encoding': variant },
  };
}

function chooseVariant(forms: BuildForms, headers: Headers): Variant | undefined {
  if (headers.has('range')) return undefined;
  const best = chooseEncoding(headers.get('accept-encoding') ?? '');
  return best !== 'identity' && forms[best] > 0 ? best : undefined;
}

function typeHeaders(path: string): Record<string, string> {
  const [, inner, packing] = PACKED.exec(path) ?? [];
  if (inner === undefined) return { 'content-type': mediaTypeOf(path) };
  return { 'content-type': mediaTypeOf(inner), 'content-encoding': packing === 'gz' ? 'gzip' : 'br' };
}

/** A folder's files never change, but its game may become unavailable: pages are revalidated with the server. */
function commonHeaders({ path, isPreview }: FoundBuildFile): Record<string, string> {
  const isPage = mediaTypeOf(path).startsWith('text/html');
  const lifetime = isPreview ? 'private, max-age=3600' : IMMUTABLE;
  return {
    'cache-control': isPage ? 'no-cache' : lifetime,
    vary: 'Accept-Encoding',
    // The game's origin is opaque, so even its own modules, fonts and data are cross-origin.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
  };
}

/** A picture of the catalog; its name is never reused for another one. */
export function serveImageFile({
  files,
  key,
  request,
}: {
  readonly files: FileStore;
  readonly key: string;
  readonly request: Request;
}) {
  return serveStoredFile({
    store: files,
    key,
    headers: {
      'content-type': mediaTypeOf(key),
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': IMMUTABLE,
    },
    request,
  });
}
