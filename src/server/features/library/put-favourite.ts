import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { changeKept } from './change-kept.ts';

type LibraryServices = Pick<Services, 'database'>;

/** Makes a game one of the favourites of the player who asks, or no longer. */
export function putFavourite(services: LibraryServices): Handler<'putFavourite'> {
  return ({ applicationId, favourite }, context) =>
    changeKept(services, context, { appId: applicationId, kind: 'favourite', isWanted: favourite });
}
