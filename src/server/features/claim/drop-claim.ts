import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { deleteClaim } from './claim-queries.ts';

export function dropClaim(services: Services): Handler<'dropClaim'> {
  const { db } = services.database;
  return async ({ subject }, context) => {
    await deleteClaim(db, { subject, userId: requireSession(context).userId });
    return { result: true } as const;
  };
}
