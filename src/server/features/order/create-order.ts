import { randomBytes } from 'node:crypto';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { createOrder as endpoint } from '#contract/order/endpoints.ts';
import type { Order } from '#contract/order/entities.ts';
import { byLocale } from '#contract/values/by-locale.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { Handler } from '../../api/handler.ts';
import { findStoredResponse, type IdempotentCall, readIdempotentCall } from '../../api/run-once.ts';
import { serverWords } from '../../mails/server-words.ts';
import { messageOf } from '../../message-of.ts';
import type { Services } from '../../services.ts';
import { createTallyLog } from '../../tally-log.ts';
import { ownsGame } from '../library/public.ts';
import { findShop, readShop, type Shop, type Texts } from '../product/public.ts';
import { draftOrder } from './draft-order.ts';
import { type Exchange, exchange } from './exchange.ts';
import { exchangeSet } from './exchange-set.ts';
import { findOffer, type Offer, type OrderRequest } from './find-offer.ts';
import { gatherExchanges } from './gather-exchanges.ts';
import { createOrderForTest } from './order-for-test.ts';
import { presentOrder } from './present-order.ts';

/**
 * Exchanges star coins for a product. The offer comes from the cache and is verified by the statement that pays; only
 * if
 * that fails are the current data read for the reason.
 */
export function createOrder(
  services: Pick<Services, 'database' | 'cache' | 'log' | 'now' | 'traces'>,
): Handler<'createOrder'> {
  const { db } = services.database;
  const pointNames = findPointNames();
  const post = createPosting(services);
  const buy = async (shop: Shop | undefined, request: OrderRequest, call: IdempotentCall) => {
    const offer = findOffer(shop, request, { pointNames, atMs: call.at.getTime() });
    return 'code' in offer ? offer : { order: await pay(offer, request, call) };
  };
  const pay = async (offer: Offer, request: OrderRequest, call: IdempotentCall): Promise<Order | null> => {
    const { quantity, testMode, lang } = request;
    const { userId, at } = call;
    const order = draftOrder({ offer, userId, quantity, testMode, lang, at, random: randomBytes(10) });
    const answer = presentOrder(order, lang);
    return (await post({ call, offer, order, answer, traceparent: services.traces?.current() })) ? answer : null;
  };
  const orderForTest = createOrderForTest(services, pointNames);
  return async (request, context) => {
    if (request.testMode) return orderForTest(request, context);
    const call = readCall(request, context);
    const { applicationId, productId } = request;
    const first = await buy(await readShop(services, applicationId, productId), request, call);
    if ('order' in first && first.order !== null) return first.order;
    // A repeated call gets its first response, whatever has changed in the offer since.
    const earlier = await findStoredResponse<Order>(db, call);
    if (earlier !== undefined) return earlier;
    const shop = await findShop(db, { appId: applicationId, productId, nowMs: call.at.getTime() });
    await requireNotOwned(db, shop, call.userId);
    const second = await buy(shop, request, call);
    if ('code' in second) throw new ApiError(second.code, second.fields && { fields: second.fields });
    if (second.order !== null) return second.order;
    // The key was used by a concurrent call, or the offer changed twice in quick succession.
    const meanwhile = await findStoredResponse<Order>(db, call);
    if (meanwhile !== undefined) return meanwhile;
    throw new ApiError(ERROR.databaseBusy);
  };
}

/** @throws ApiError `gameAlreadyOwned` for the product that sells a game which the player owns. */
async function requireNotOwned(db: Services['database']['db'], shop: Shop | undefined, userId: number): Promise<void> {
  if (shop?.product === undefined || shop.product.id !== shop.gameProductRow) return;
  if (await ownsGame(db, { userId, applicationId: shop.id })) throw new ApiError(ERROR.gameAlreadyOwned);
}

/** Posts exchanges, those that arrive at the same time together. */
function createPosting({ database: { pool }, log, traces }: Pick<Services, 'database' | 'log' | 'traces'>) {
  const failures = createTallyLog((reason: string, count) => {
    log.warn({ reason, count }, 'exchanges that could not be posted together are posted one by one');
  });
  const note = (error: unknown) => failures.note(messageOf(error));
  return gatherExchanges<Exchange>({
    alone: (wanted) => exchange(pool, wanted),
    together: (set) => exchangeSet(pool, set, note),
    capture: traces?.capture,
  });
}

function readCall(request: OrderRequest, context: CallContext): IdempotentCall {
  const call = readIdempotentCall({ endpoint, request, context });
  if (call === null) throw new Error('the contract of createOrder no longer requires a key');
  return call;
}

/** The product names of star coins. */
function findPointNames(): Texts {
  return byLocale((locale) => serverWords(locale).t('words.starCoins'));
}
