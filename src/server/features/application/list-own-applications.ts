import { OWN_APPLICATION_SORT_FIELDS } from '#contract/application/developer-endpoints.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findOwnApplications } from './own-application-queries.ts';
import { findOwnIds } from './own-list-queries.ts';
import { presentOwnApplication } from './present-own-application.ts';

/** Lists the caller's applications, pinned ones first in their order. */
export function listOwnApplications({ database: { db } }: Pick<Services, 'database'>): Handler<'listOwnApplications'> {
  return async ({ sort, ...filter }, context) => {
    const { userId } = requireSession(context);
    const isDescending = sort.startsWith('-');
    const field = OWN_APPLICATION_SORT_FIELDS.find((name) => name === sort.replace('-', '')) ?? 'createdAt';
    const { ids, count } = await findOwnIds(db, { ...filter, userId, sort: field, isDescending });
    const rows = await findOwnApplications(db, ids);
    return { count, list: rows.map((row) => presentOwnApplication(row, filter.lang)) };
  };
}
