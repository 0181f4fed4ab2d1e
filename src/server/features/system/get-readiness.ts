import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { pingDatabase } from './system-queries.ts';

export function getReadiness(services: Services): Handler<'getReadiness'> {
  const askDatabase = createAskDatabase(services.database);
  return async () => {
    await askDatabase();
    return { ok: true } as const;
  };
}

/** Pings the primary and the replica; concurrent callers share one ping. */
function createAskDatabase({ db, readDb }: Services['database']): () => Promise<unknown> {
  let asking: Promise<unknown> | undefined;
  return () => {
    asking ??= Promise.all([...new Set([db, readDb])].map((database) => pingDatabase(database))).finally(() => {
      asking = undefined;
    });
    return asking;
  };
}
