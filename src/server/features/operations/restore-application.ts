import { SHELF } from '#contract/values/states.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { createShelveApplication } from './shelve-application.ts';
import { createWriteChange } from './write-change.ts';

export function restoreApplication(services: Services): Handler<'restoreApplication'> {
  const change = createWriteChange(services);
  const shelve = createShelveApplication(services);
  return async ({ applicationId, reason = '' }, context) =>
    change(context, async (trx, actor) => ({
      answer: { result: true, status: SHELF.offShelf } as const,
      entry: await shelve(trx, actor, { action: 'restore', applicationId, template: null, reason }),
    }));
}
