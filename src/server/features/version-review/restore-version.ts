import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { shelve } from './shelve-versions.ts';

type ShelfServices = Pick<Services, 'database' | 'jobs' | 'config' | 'cache'>;

/** Lifts a removal; the developer may then release the version again. Grants an appeal against the removal alone. */
export function restoreVersion(services: ShelfServices): Handler<'restoreVersion'> {
  return async ({ id }, context) => {
    const { userId: operatorId } = requireSession(context);
    const now = new Date(context.clock());
    const decision = { id, action: 'restore', reasons: [], written: '', operatorId, now } as const;
    return { result: true, status: await shelve(services, decision) };
  };
}
