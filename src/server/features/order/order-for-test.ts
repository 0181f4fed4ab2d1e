import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { createOrder } from '#contract/order/endpoints.ts';
import type { Order } from '#contract/order/entities.ts';
import { findShelfObstacle } from '#domain/application/shelf-obstacle.ts';
import type { CallSession } from '../../api/call-context.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import { runOnce } from '../../api/run-once.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { findShop, type Shop, type Texts } from '../product/public.ts';
import { mayTestGamesOf } from '../test-account/public.ts';
import { draftOrder } from './draft-order.ts';
import { findOffer } from './find-offer.ts';
import { insertOrder } from './order-queries.ts';
import { presentOrder } from './present-order.ts';

/**
 * Free orders for the developer's test accounts: stored under an idempotency key like any other, but not in the ledger.
 * Separate from the exchange, so that real orders pay nothing for the check.
 */
export function createOrderForTest(
  { database: { db }, traces }: Pick<Services, 'database' | 'traces'>,
  pointNames: Texts,
): Handler<'createOrder'> {
  return async (request, context) =>
    runOnce(db, { endpoint: createOrder, request, context }, async (trx): Promise<Order> => {
      const at = new Date(context.clock());
      const { applicationId: appId, productId } = request;
      const shop = await findShop(trx, { appId, productId, nowMs: at.getTime() });
      const session = requireSession(context);
      await requireTester(trx, shop, session);
      const offer = findOffer(shop, request, { pointNames, atMs: at.getTime() });
      if ('code' in offer) throw new ApiError(offer.code, offer.fields && { fields: offer.fields });
      const { quantity, testMode, lang } = request;
      const random = randomBytes(10);
      const order = draftOrder({ offer, userId: session.userId, quantity, testMode, lang, at, random });
      await insertOrder(trx, order, traces?.current());
      return presentOrder(order, lang);
    });
}

/**
 * @throws ApiError `applicationNotFound` for an application that is unknown or was never released, else
 * `permissionDenied` with `fields.testMode` for callers who are not its testers.
 */
async function requireTester(trx: Transaction<Schema>, shop: Shop | undefined, session: CallSession): Promise<void> {
  if (shop === undefined) throw new ApiError(ERROR.applicationNotFound);
  if (await mayTestGamesOf(trx, session, shop.sellerId)) return;
  if (findShelfObstacle('application', shop) === ERROR.applicationNotFound) {
    throw new ApiError(ERROR.applicationNotFound);
  }
  throw new ApiError(ERROR.permissionDenied, { fields: { testMode: 'field.invalid' } });
}
