import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { changeLibraryList } from './change-library-list.ts';

type LibraryServices = Pick<Services, 'database'>;

/** Adds a game to the caller's wish list or removes it. */
export function putWish(services: LibraryServices): Handler<'putWish'> {
  return ({ applicationId, wished }, context) =>
    changeLibraryList(services, context, { appId: applicationId, kind: 'wish', isWanted: wished });
}
