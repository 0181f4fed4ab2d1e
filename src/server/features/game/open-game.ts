import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { SHELF } from '#contract/values/states.ts';
import { findShelfObstacle } from '#domain/application/shelf-obstacle.ts';
import type { CallSession } from '../../api/call-context.ts';
import type { Services } from '../../services.ts';
import { readFront, type ShopFront } from '../product/public.ts';
import { mayTestGamesOf } from '../test-account/public.ts';

export interface OpenedGame {
  readonly shop: ShopFront;
  /** It is off the shelf, and a test account plays it. */
  readonly isTest: boolean;
}

type OpenServices = Pick<Services, 'database' | 'cache'>;

/**
 * A game that somebody may play, by the rules of playing: everybody one on the shelf, test accounts of its developer
 * one off the shelf as well (O86).
 * @throws ApiError `applicationNotFound` for applications that are unknown or were never released, `applicationPulled`
 * or `applicationRemoved` for others off the shelf.
 */
export async function openGame(
  services: OpenServices,
  applicationId: string,
  session: CallSession | null,
): Promise<OpenedGame> {
  const shop = await readFront(services, applicationId);
  if (shop === undefined) throw new ApiError(ERROR.applicationNotFound);
  const obstacle = findShelfObstacle('application', shop);
  if (obstacle === null) return { shop, isTest: false };
  const isTest = shop.status === SHELF.offShelf && (await mayTestGamesOf(services.database.db, session, shop.sellerId));
  if (!isTest) throw new ApiError(obstacle);
  return { shop, isTest };
}

/**
 * Whose game it is, where a call is open to visitors as well: nobody's for those whom calls about what a player keeps
 * would turn away.
 */
export function playerOf(session: CallSession | null): number | null {
  return session?.deviceAllowed && session.emailConfirmed ? session.userId : null;
}
