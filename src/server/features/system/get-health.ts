import { LIMITS } from '#contract/values/limits.ts';
import type { Handler } from '../../api/handler.ts';
import { RELEASE } from '../../release.ts';

export function getHealth(): Handler<'getHealth'> {
  return async () => ({ ok: true, version: LIMITS.clientVersion, release: RELEASE }) as const;
}
