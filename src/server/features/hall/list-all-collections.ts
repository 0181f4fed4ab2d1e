import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { listCollectionRows } from './collection-queries.ts';
import { presentCollection } from './present-collection.ts';

export function listAllCollections({ database: { db } }: Pick<Services, 'database'>): Handler<'listAllCollections'> {
  return async (page, { clock }) => {
    const { count, rows } = await listCollectionRows(db, page);
    return { count, list: rows.map((row) => ({ ...presentCollection(row, clock()), gameCount: row.game_count })) };
  };
}
