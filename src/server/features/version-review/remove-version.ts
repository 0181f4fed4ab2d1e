import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { shelve } from './shelve-versions.ts';

type ShelfServices = Pick<Services, 'database' | 'jobs' | 'config' | 'cache'>;

/** Takes down a version; its application leaves the shelf with the last version online (R4.9). */
export function removeVersion(services: ShelfServices): Handler<'removeVersion'> {
  return async ({ id, reasons, reason = '' }, context) => {
    const { userId: operatorId } = requireSession(context);
    const now = new Date(context.clock());
    const decision = { id, action: 'remove', reasons, written: reason, operatorId, now } as const;
    return { result: true, status: await shelve(services, decision) };
  };
}
