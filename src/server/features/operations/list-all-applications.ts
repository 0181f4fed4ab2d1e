import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { listOperatorApplications } from './application-list-queries.ts';
import { presentOperatorApplication } from './present-operator-application.ts';

export function listAllApplications(services: Services): Handler<'listAllApplications'> {
  const { db } = services.database;
  return async (filter) => {
    const { count, rows } = await listOperatorApplications(db, filter);
    return { count, list: rows.map(presentOperatorApplication) };
  };
}
