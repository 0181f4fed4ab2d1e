import { ERROR } from '#contract/errors/errors.ts';
import { HttpFailure } from './http-failure.ts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects (403, `forbidden`) cross-site state-changing requests. Browsers always send Sec-Fetch-Site or Origin;
 * programs send neither, and no cookies of ours.
 */
export function checkOrigin(request: Request, publicOrigin: string): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const isForeignSite = site !== null && site !== 'same-origin' && site !== 'none';
  const isForeignOrigin = origin !== null && !isOwnOrigin(origin, request, publicOrigin);
  if (isForeignSite || isForeignOrigin) throw new HttpFailure(ERROR.forbidden, { status: 403 });
}

function isOwnOrigin(origin: string, request: Request, publicOrigin: string): boolean {
  if (publicOrigin !== '') return origin === publicOrigin;
  const host = request.headers.get('host') ?? new URL(request.url).host;
  return URL.parse(origin)?.host === host;
}
