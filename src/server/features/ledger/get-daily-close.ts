import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { presentClose, readCloses } from './read-closes.ts';

type DatabaseServices = Pick<Services, 'database'>;

export function getDailyClose({ database }: DatabaseServices): Handler<'getDailyClose'> {
  return async (bounds, context) => {
    const closes = await readCloses(database.db, bounds, context.clock());
    return { count: closes.length, list: closes.map(presentClose) };
  };
}
