import type { Config } from '../../../config.ts';

/** The address of the store as whoever calls knows it: PUBLIC_ORIGIN, else the host that was asked. */
export function ownOrigin({ PUBLIC_ORIGIN }: Pick<Config, 'PUBLIC_ORIGIN'>, headers: Headers): string {
  return PUBLIC_ORIGIN || `http://${headers.get('host') ?? 'localhost'}`;
}
