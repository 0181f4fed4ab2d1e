import { isSameApplicationId } from '#contract/schema/application-id.ts';
import type { Handler } from '../../api/handler.ts';
import { requireOwnApplication } from '../../api/require-own-application.ts';
import type { Services } from '../../services.ts';
import { changePins } from './change-pins.ts';
import { findOwnNumber } from './own-application-queries.ts';

type Parts = Pick<Services, 'database'>;

/** Reorders the pinned applications. Those that another window unpinned stay unpinned; those it pinned come last. */
export function orderPinnedApplications(services: Parts): Handler<'orderPinnedApplications'> {
  return ({ applicationIds }, context) =>
    changePins(services, context, async ({ trx, userId, pinned }) => {
      const named = applicationIds.flatMap((appId) => pinned.filter((row) => isSameApplicationId(row.app_id, appId)));
      const unpinned = applicationIds.filter((appId) => !named.some((row) => isSameApplicationId(row.app_id, appId)));
      for (const applicationId of unpinned) requireOwnApplication(await findOwnNumber(trx, { userId, applicationId }));
      return { ids: [...new Set([...named, ...pinned].map(({ id }) => id))], reply: { result: true } };
    });
}
