import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { listUserProfiles } from '../account/public.ts';

/**
 * Lists accounts for operators, with search and filters. Reads the primary database: a replica may lack their last
 * change.
 */
export function listUsers({ database }: Pick<Services, 'database'>): Handler<'listUsers'> {
  return async (filter) => listUserProfiles(database.db, filter);
}
