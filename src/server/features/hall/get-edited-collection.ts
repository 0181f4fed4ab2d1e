import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { requireCollection } from './collection-policy.ts';
import { findCollections, listCollectionGames } from './collection-queries.ts';
import { presentCollection } from './present-collection.ts';

export function getEditedCollection({ database: { db } }: Pick<Services, 'database'>): Handler<'getEditedCollection'> {
  return async ({ id, lang }, { clock }) => {
    const row = requireCollection((await findCollections(db, [id]))[0]);
    return { ...presentCollection(row, clock()), games: [...(await listCollectionGames(db, id, lang))] };
  };
}
