import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireOwnApplication } from '../../api/require-own-application.ts';
import type { Services } from '../../services.ts';
import { changePins } from './change-pins.ts';
import { findOwnNumber } from './own-application-queries.ts';

type Parts = Pick<Services, 'database'>;

/** Without a position, an application is added last or keeps its place. Positions beyond the end mean last. */
export function pinApplication(services: Parts): Handler<'pinApplication'> {
  return ({ applicationId, sort }, context) =>
    changePins(services, context, async ({ trx, userId, pinned }) => {
      const id = requireOwnApplication(await findOwnNumber(trx, { userId, applicationId }));
      if (sort !== undefined && sort < 1) {
        throw new ApiError(ERROR.sortMustStartAtOne, { fields: { sort: 'field.range' } });
      }
      const ids = pinned.map((row) => row.id);
      const others = ids.filter((other) => other !== id);
      const present = ids.indexOf(id);
      const place = Math.min((sort ?? (present < 0 ? ids.length + 1 : present + 1)) - 1, others.length);
      return { ids: others.toSpliced(place, 0, id), reply: { result: true, sort: place + 1 } };
    });
}
