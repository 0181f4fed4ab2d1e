import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Services } from '../services.ts';

/**
 * Writes what the catalog shows in one transaction, then clears this process's cache of it: the listener does so too, but
 * perhaps after the caller's next read. A write that changed nothing clears nothing.
 */
export async function writeCatalogue<Answer>(
  { database, cache }: Pick<Services, 'database' | 'cache'>,
  write: (trx: Transaction<Schema>) => Promise<Answer>,
  isChange: (answer: Answer) => boolean = () => true,
): Promise<Answer> {
  const answer = await database.db.transaction().execute(write);
  if (isChange(answer)) cache.clear();
  return answer;
}
