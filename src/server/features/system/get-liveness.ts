import type { Handler } from '../../api/handler.ts';

export function getLiveness(): Handler<'getLiveness'> {
  return async () => ({ ok: true }) as const;
}
