import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { deleteBanner, lockBanner } from './banner-queries.ts';
import { createWriteChange } from './write-change.ts';

export function removeBanner(services: Services): Handler<'removeBanner'> {
  const change = createWriteChange(services);
  return async ({ id }, context) =>
    change(context, async (trx) => {
      if ((await lockBanner(trx, id)) === undefined) throw new ApiError(ERROR.bannerNotFound);
      await deleteBanner(trx, id);
      return { answer: { result: true, id } as const, entry: { action: 'banner.remove', subject: `banner:${id}` } };
    });
}
