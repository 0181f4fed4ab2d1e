import type { Services } from '../../services.ts';
import { findBanks } from './bank-queries.ts';

/** Imported banks and branches, cached until they change. */
export function readBanks({ cache, database }: Pick<Services, 'cache' | 'database'>) {
  return cache.read('banks', () => findBanks(database.readDb));
}
