import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { checkBannerForm, readBannerParts } from './banner-form.ts';
import { insertBanner } from './banner-queries.ts';
import { createWriteChange } from './write-change.ts';

export function addBanner(services: Services): Handler<'addBanner'> {
  const change = createWriteChange(services);
  return async (form, context) => {
    checkBannerForm(form);
    return change(context, async (trx, actor) => {
      const id = await insertBanner(trx, await readBannerParts(trx, form, { actor, current: null }));
      return { answer: { result: true, id } as const, entry: { action: 'banner.add', subject: `banner:${id}` } };
    });
  };
}
