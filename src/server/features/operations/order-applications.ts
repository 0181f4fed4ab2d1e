import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { listRecommended, lockApplications, lockRecommended, writeRecommended } from './application-change-queries.ts';
import { DONE } from './audit-change.ts';
import { requireRevision } from './setting-revision.ts';
import { createWriteChange } from './write-change.ts';

export function orderApplications(services: Services): Handler<'orderApplications'> {
  const change = createWriteChange(services);
  return async ({ applicationIds, revision }, context) => {
    checkOnce(applicationIds);
    return change(context, async (trx) => {
      await lockRecommended(trx);
      const ids = await lockApplications(trx, applicationIds);
      const from = await listRecommended(trx);
      requireRevision(revision, from);
      await writeRecommended(trx, ids);
      const details = { from, to: applicationIds };
      return { answer: DONE, entry: { action: 'application.order', subject: 'settings:recommended', details } };
    });
  };
}

/** @throws ApiError `invalidFormat` for a duplicate application. */
function checkOnce(applicationIds: readonly string[]): void {
  const keys = applicationIds.map((applicationId) => applicationId.toLowerCase());
  const repeated = keys.findIndex((key, index) => keys.indexOf(key) < index);
  if (repeated !== -1) {
    throw new ApiError(ERROR.invalidFormat, { fields: { [`applicationIds.${repeated}`]: 'field.taken' } });
  }
}
