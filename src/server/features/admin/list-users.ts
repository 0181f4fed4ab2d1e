import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { listUserProfiles } from '../account/public.ts';

/** Accounts for operators, searched and filtered; a replica may not have yet what they have just changed. */
export function listUsers({ database }: Pick<Services, 'database'>): Handler<'listUsers'> {
  return async (filter) => listUserProfiles(database.db, filter);
}
