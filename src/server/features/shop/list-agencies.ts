import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { listAgencyRows } from './agency-queries.ts';

export function listAgencies(services: Services): Handler<'listAgencies'> {
  const { db } = services.database;
  return (page) => listAgencyRows(db, page);
}
