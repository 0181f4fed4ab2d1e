import type { Config } from '../../../config.ts';

/** The store's origin from the caller's view: PUBLIC_ORIGIN, or else the requested host. */
export function ownOrigin({ PUBLIC_ORIGIN }: Pick<Config, 'PUBLIC_ORIGIN'>, headers: Headers): string {
  return PUBLIC_ORIGIN || `http://${headers.get('host') ?? 'localhost'}`;
}
