import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { readBanks } from './read-banks.ts';

export function getBankBranches(services: Pick<Services, 'cache' | 'database'>): Handler<'getBankBranches'> {
  return async () => (await readBanks(services)).branches;
}
