import type { Services } from '../../services.ts';
import { findBanks } from './bank-queries.ts';

/** Banks and their branches, which operators import: read once until they change. */
export function readBanks({ cache, database }: Pick<Services, 'cache' | 'database'>) {
  return cache.read('banks', () => findBanks(database.readDb));
}
