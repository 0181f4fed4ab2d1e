import {
  listAllApplications,
  openApplication,
  orderApplications,
  sortApplication,
} from '#contract/application/operator-endpoints.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import {
  type ApplicationChange,
  changeApplication,
  listRecommended,
  lockApplication,
  lockApplications,
  lockRecommended,
  writeRecommended,
} from './application-change-queries.ts';
import { listOperatorApplications } from './application-list-queries.ts';
import { presentOperatorApplication } from './present-operator-application.ts';
import { createWriteChange } from './write-change.ts';

const DONE = { result: true } as const;

/** The applications of all developers: the list, the recommended order, open and closed. */
export function applicationHandlers(services: Services): BoundHandler[] {
  const { db } = services.database;
  const change = createWriteChange(services);
  return [
    handle(listAllApplications, async (filter) => {
      const { count, rows } = await listOperatorApplications(db, filter);
      return { count, list: rows.map(presentOperatorApplication) };
    }),
    handle(sortApplication, async ({ applicationId, sort }, context) =>
      change(context, async (trx) => {
        const application = await lockApplication(trx, applicationId);
        const deed = readDeed('sort', application.app_id, { from: application.position, to: sort });
        if (deed !== null) await changeApplication(trx, application.id, { position: sort });
        return { answer: DONE, deed };
      }),
    ),
    handle(orderApplications, async ({ applicationIds }, context) => {
      checkOnce(applicationIds);
      return change(context, async (trx) => {
        await lockRecommended(trx);
        const ids = await lockApplications(trx, applicationIds);
        const from = await listRecommended(trx);
        await writeRecommended(trx, ids);
        const details = { from, to: applicationIds };
        return { answer: DONE, deed: { action: 'application.order', subject: 'settings:recommended', details } };
      });
    }),
    handle(openApplication, async ({ applicationId, open }, context) =>
      change(context, async (trx) => {
        const application = await lockApplication(trx, applicationId);
        const deed = readDeed(open ? 'open' : 'close', application.app_id, { from: application.is_open, to: open });
        if (deed !== null) await changeApplication(trx, application.id, { is_open: open });
        return { answer: DONE, deed };
      }),
    ),
  ];
}

/** What the log keeps of a changed value; null where it was so before. */
function readDeed(
  deed: 'open' | 'close' | 'sort',
  appId: string,
  { from, to }: { readonly from: ApplicationChange[keyof ApplicationChange]; readonly to: typeof from },
) {
  if (from === to) return null;
  return { action: `application.${deed}`, subject: `application:${appId}`, details: { from, to } } as const;
}

/** @throws ApiError `invalidFormat` for an application that comes twice. */
function checkOnce(applicationIds: readonly string[]): void {
  const keys = applicationIds.map((applicationId) => applicationId.toLowerCase());
  const repeated = keys.findIndex((key, index) => keys.indexOf(key) < index);
  if (repeated !== -1) {
    throw new ApiError(ERROR.invalidFormat, { fields: { [`applicationIds.${repeated}`]: 'field.taken' } });
  }
}
