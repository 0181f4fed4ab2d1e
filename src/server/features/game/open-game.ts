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
  /** A test account plays an unpublished game. */
  readonly isTest: boolean;
}

type OpenServices = Pick<Services, 'database' | 'cache'>;

/**
 * Finds a game that the caller may play: published ones for everyone, unpublished ones for test accounts of their
 * developer (O86).
 * @throws ApiError `applicationNotFound` for applications that are unknown or were never released, `applicationPulled`
 * or `applicationRemoved` for others that are not published.
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
 * The player behind a call that is also open to visitors. Returns null if calls about the player's stored data would
 * refuse the session.
 */
export function playerOf(session: CallSession | null): number | null {
  return session?.deviceAllowed && session.emailConfirmed ? session.userId : null;
}
