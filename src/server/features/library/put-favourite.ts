import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { changeLibraryList } from './change-library-list.ts';

type LibraryServices = Pick<Services, 'database'>;

/** Adds a game to the caller's favorites or removes it. */
export function putFavourite(services: LibraryServices): Handler<'putFavourite'> {
  return ({ applicationId, favourite }, context) =>
    changeLibraryList(services, context, { appId: applicationId, kind: 'favourite', isWanted: favourite });
}
