import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { readVisibleGame } from '../catalogue/public.ts';
import { readLibraryState } from './library-queries.ts';
import { presentState } from './present-entry.ts';

/** Returns the state of a published game in the caller's library. */
export function getLibraryState(services: Pick<Services, 'database' | 'cache'>): Handler<'getLibraryState'> {
  return async ({ applicationId }, context) => {
    const { userId } = requireSession(context);
    const { id } = await readVisibleGame(services, applicationId);
    return presentState(await readLibraryState(services.database.db, { userId, applicationId: id }));
  };
}
