import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { countWaiting } from './counter-queries.ts';

export function getCounters(services: Services): Handler<'getCounters'> {
  return (_, { clock }) => countWaiting(services.database.db, new Date(clock()));
}
