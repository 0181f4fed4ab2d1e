import { attachmentHeader } from '../../providers/files/attachment-header.ts';
import { serveStoredFile } from '../../providers/files/serve-stored-file.ts';
import type { Services } from '../../services.ts';

export interface SentPackage {
  readonly key: string;
  /** As its developer named it. */
  readonly name: string;
  /** Hexadecimal; null for files from before uploads were hashed. */
  readonly sha256: string | null;
  readonly request: { readonly method: string; readonly headers: Headers };
}

/** The validity of a link to object storage; a download resumed later requests a new one. */
const LINK_SECONDS = 6 * 60 * 60;
const TYPE = 'application/octet-stream';

/**
 * Sends a stored file: through the front web server or object storage if configured, otherwise directly. Returns
 * undefined if it is missing.
 */
export async function sendPackage(services: Services, file: SentPackage): Promise<Response | undefined> {
  const { files, config } = services;
  const { key, name, sha256, request } = file;
  const headers = {
    'content-type': TYPE,
    'content-disposition': attachmentHeader(name),
    'cache-control': 'private, max-age=0, must-revalidate',
  };
  if (config.DOWNLOAD_ACCEL !== '') {
    if ((await files.find(key)) === undefined) return undefined;
    return new Response(null, { headers: { ...headers, 'x-accel-redirect': `${config.DOWNLOAD_ACCEL}/${key}` } });
  }
  // Links are signed for GET; HEAD requests are served directly.
  if (config.S3_DOWNLOAD_LINKS && files.link !== undefined && request.method === 'GET') {
    if ((await files.find(key)) === undefined) return undefined;
    const location = files.link(key, { seconds: LINK_SECONDS, nowMs: services.now(), headers });
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
  }
  return serveStoredFile({ store: files, key, headers, request, ...(sha256 !== null && { etag: `"${sha256}"` }) });
}
