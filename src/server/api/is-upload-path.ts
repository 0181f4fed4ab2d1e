import { endpoints } from '#contract/index.ts';
import { UPLOADS_PATH } from '../features/package-upload/tus-protocol.ts';

const MULTIPART_PATHS: ReadonlySet<string> = new Set(
  endpoints.filter(({ body }) => body === 'multipart').map(({ path }) => path),
);

/** Whether bodies for an address may take hours: their readers handle stalled connections themselves. */
export function isUploadPath(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return MULTIPART_PATHS.has(path) || path.startsWith(`${UPLOADS_PATH}/`) || path === UPLOADS_PATH;
}
