import type { Services } from '../../services.ts';
import { requireVisible } from './application-policy.ts';
import { findShelfRow, type ShelfRow } from './application-queries.ts';

/**
 * Returns what identifies a published application, from the cache, which every change of the application clears. Writes
 * and whatever else must not be a moment late look it up.
 * @throws like `requireVisible`; a refusal is not cached.
 */
export function readVisibleGame(
  { database: { readDb }, cache }: Pick<Services, 'database' | 'cache'>,
  appId: string,
): Promise<ShelfRow> {
  return cache.read(`visible ${appId.toLowerCase()}`, async () => requireVisible(await findShelfRow(readDb, appId)));
}
