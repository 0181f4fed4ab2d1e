import { SHELF } from '#contract/values/states.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { createShelveApplication } from './shelve-application.ts';
import { createWriteChange } from './write-change.ts';

export function removeApplication(services: Services): Handler<'removeApplication'> {
  const change = createWriteChange(services);
  const shelve = createShelveApplication(services);
  return async ({ applicationId, template = null, reason = '' }, context) =>
    change(context, async (trx, actor) => ({
      answer: { result: true, status: SHELF.removed } as const,
      entry: await shelve(trx, actor, { action: 'remove', applicationId, template, reason }),
    }));
}
