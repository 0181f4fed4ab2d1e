import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { checkBannerForm, readBannerParts } from './banner-form.ts';
import { lockBanner, replaceBanner } from './banner-queries.ts';
import { createWriteChange } from './write-change.ts';

export function updateBanner(services: Services): Handler<'updateBanner'> {
  const change = createWriteChange(services);
  return async ({ id, ...form }, context) => {
    checkBannerForm(form);
    return change(context, async (trx, actor) => {
      const before = await lockBanner(trx, id);
      if (before === undefined) throw new ApiError(ERROR.bannerNotFound);
      await replaceBanner(trx, id, await readBannerParts(trx, form, { actor, current: before.image }));
      return { answer: { result: true, id } as const, entry: { action: 'banner.change', subject: `banner:${id}` } };
    });
  };
}
