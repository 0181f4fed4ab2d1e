import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { hasQueue, retryFailedJobs } from '../../jobs/queue-queries.ts';
import type { Services } from '../../services.ts';
import { createWriteChange } from '../operations/public.ts';

/** @throws ApiError `invalidFormat` at `queue` if there is no such queue. */
export function retryJobs(services: Services): Handler<'retryJobs'> {
  const change = createWriteChange(services);
  return async ({ queue }, context) =>
    change(context, async (trx) => {
      if (!(await hasQueue(trx, queue))) {
        throw new ApiError(ERROR.invalidFormat, { fields: { queue: 'field.invalid' } });
      }
      const count = await retryFailedJobs(trx, queue);
      const entry =
        count === 0 ? null : ({ action: 'queue.retry', subject: `queue:${queue}`, details: { count } } as const);
      return { answer: { result: true, count } as const, entry };
    });
}
