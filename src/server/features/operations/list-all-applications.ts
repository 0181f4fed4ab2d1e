import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { listRecommended } from './application-change-queries.ts';
import { listOperatorApplications } from './application-list-queries.ts';
import { presentOperatorApplication } from './present-operator-application.ts';
import { revisionOf } from './setting-revision.ts';

export function listAllApplications(services: Services): Handler<'listAllApplications'> {
  const { db } = services.database;
  return async (filter) => {
    // Read first: an order that is newer than its revision is refused once too often, never overwritten.
    const revision = filter.recommended ? { revision: revisionOf(await listRecommended(db)) } : {};
    const { count, rows } = await listOperatorApplications(db, filter);
    return { count, list: rows.map(presentOperatorApplication), ...revision };
  };
}
