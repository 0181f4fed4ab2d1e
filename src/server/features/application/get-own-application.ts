import type { Handler } from '../../api/handler.ts';
import { requireOwnApplication } from '../../api/require-own-application.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { findOwnApplication } from './own-application-queries.ts';
import { presentOwnApplication } from './present-own-application.ts';

/** Returns the current state of one of the caller's applications. */
export function getOwnApplication({ database: { db } }: Pick<Services, 'database'>): Handler<'getOwnApplication'> {
  return async ({ applicationId, lang }, context) => {
    const { userId } = requireSession(context);
    return presentOwnApplication(requireOwnApplication(await findOwnApplication(db, { userId, applicationId })), lang);
  };
}
