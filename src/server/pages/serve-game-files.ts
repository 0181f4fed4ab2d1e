import type { FileStore } from '../providers/files/file-store.ts';
import { serveStoredFile } from '../providers/files/serve-stored-file.ts';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  wasm: 'application/wasm',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
};

/** The media type of a stored file by the end of its name. */
export function mediaTypeOf(key: string): string {
  const extension = key.split('.').at(-1)?.toLowerCase() ?? '';
  return Object.hasOwn(TYPES, extension)
    ? (TYPES[extension] ?? 'application/octet-stream')
    : 'application/octet-stream';
}

/**
 * What a hosted game may do, even opened outside our frame: its own files and nothing else, in an origin of its own.
 * `sandbox` makes that origin opaque, so cookies, storage and calls of the store stay out of its reach.
 */
function gamePolicy(storeOrigin: string): string {
  return [
    'sandbox allow-scripts allow-pointer-lock',
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self'${storeOrigin === '' ? '' : ` ${storeOrigin}`}`,
  ].join('; ');
}

export interface StoredFileRequest {
  readonly files: FileStore;
  readonly key: string;
  readonly request: Request;
}

/** A file of a hosted game. */
export function serveGameFile({ files, key, request }: StoredFileRequest, storeOrigin: string) {
  return serveStoredFile({
    store: files,
    key,
    headers: {
      'content-type': mediaTypeOf(key),
      'content-security-policy': gamePolicy(storeOrigin),
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'referrer-policy': 'no-referrer',
    },
    request,
  });
}

/** A picture of the catalogue; its name is never used again for another one. */
export function serveImageFile({ files, key, request }: StoredFileRequest) {
  return serveStoredFile({
    store: files,
    key,
    headers: {
      'content-type': mediaTypeOf(key),
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    },
    request,
  });
}
