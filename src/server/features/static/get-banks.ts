import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { readBanks } from './read-banks.ts';

export function getBanks(services: Pick<Services, 'cache' | 'database'>): Handler<'getBanks'> {
  return async () => (await readBanks(services)).banks;
}
