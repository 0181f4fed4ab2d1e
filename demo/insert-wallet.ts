import { sql, type Transaction } from 'kysely';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { makeOrderNumber } from '#domain/money/order-number.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts';
import type { NewRow, Schema } from '#server/db/schema.ts';
import { makeStoreCode } from '#server/providers/payment/sandbox/store-code.ts';
import type { Services } from '#server/services.ts';
import { type DemoExchange, type DemoMoment, demoExchanges, demoTopUps } from './catalogue/wallet.ts';
import { chooseDraw } from './choose-draw.ts';
import { claimStep } from './claim-step.ts';
import { findDemoAccount } from './demo-accounts.ts';
import { createDice, type Dice } from './dice.ts';
import { insertCashierPayments } from './insert-cashier-payments.ts';
import { insertInvoices } from './insert-invoices.ts';
import { listOffers, type Offer } from './list-offers.ts';
import { postBooks } from './post-books.ts';

type Trx = Transaction<Schema>;

const PLAYER = 'player@starhall.test';
const OPERATOR = 'operator@starhall.test';
const SEEDED = 'demo_wallet_seeded';
const SEED = 20_260_715;
const CURRENCY = 'TWD' satisfies CurrencyCode;
const COUNTRY = 'TW';
const LANGUAGE = 'zh-TW';
/** From the first top-up. */
const JOINED_DAYS = 3;
/** In the second month of a period, so that its draw is five weeks away. */
const PRIZE_DAY = '18T05:24:00Z';

/**
 * Gives the demo player a past, once: top-ups with invoices, one of which has won, exchanges, and a refund of each,
 * entered in the ledger as usual. A store that has closed a day is skipped, since its past days are closed.
 */
export async function insertWallet(trx: Trx, { nowMs, config }: WalletTools): Promise<void> {
  const player = await findDemoAccount(trx, PLAYER);
  if (player === undefined || !(await claimStep(trx, SEEDED)) || (await hasPast(trx, player))) return;
  const draw = chooseDraw(nowMs);
  const at = timeline(nowMs, draw.period);
  const dice = createDice(SEED);
  await join(trx, player, Math.min(...demoTopUps.map((topUp) => at(topUp.at))) - JOINED_DAYS * DAY_MS);
  for (const topUp of demoTopUps) await insertTopUp(trx, { ...topUp, player, dice, paidMs: at(topUp.at) });
  const offers = (await listOffers(trx)).filter(
    ({ currency, country }) => currency === CURRENCY && country === COUNTRY,
  );
  const orders = demoExchanges.flatMap((exchange) =>
    drawExchange(exchange, { offers, player, dice, ms: at(exchange.at) }),
  );
  if (orders.length > 0) await trx.insertInto('orders').values(orders).execute();
  await postBooks(trx, [player]);
  await nameOrders(trx, player);
  await insertCashierPayments(trx, dice);
  await insertInvoices(trx, { config, dice, draw, player, nowMs });
}

export interface WalletTools extends Pick<Services, 'config'> {
  readonly nowMs: number;
}

async function hasPast(trx: Trx, player: number): Promise<boolean> {
  const [closed, paid] = await Promise.all([
    trx.selectFrom('daily_closes').select('day').limit(1).executeTakeFirst(),
    trx.selectFrom('deposits').select('id').where('user_id', '=', player).limit(1).executeTakeFirst(),
  ]);
  return closed !== undefined || paid !== undefined;
}

function timeline(nowMs: number, period: string): (moment: DemoMoment) => number {
  const [year, month] = period.split('-');
  const prizeMs = Date.parse(`${year}-${String(Number(month) + 1).padStart(2, '0')}-${PRIZE_DAY}`);
  return (moment) => ('daysAgo' in moment ? nowMs - moment.daysAgo * DAY_MS : prizeMs + moment.afterPrize * DAY_MS);
}

/** The account is older than what it has paid. */
async function join(trx: Trx, player: number, ms: number): Promise<void> {
  await sql`UPDATE users SET created_at = least(created_at, ${new Date(ms)}::timestamptz) WHERE id = ${player}`.execute(
    trx,
  );
}

type TopUp = (typeof demoTopUps)[number] & { readonly player: number; readonly dice: Dice; readonly paidMs: number };

async function insertTopUp(trx: Trx, { amount, method, refund, player, dice, paidMs }: TopUp): Promise<void> {
  const store_code = makeStoreCode(method, dice.below);
  // Paying at a counter takes a while.
  const createdMs = paidMs - (store_code === null ? MINUTE_MS : 2 * HOUR_MS);
  const paid_at = new Date(paidMs);
  const refunded_at = new Date(paidMs + DAY_MS);
  const { id } = await trx
    .insertInto('deposits')
    .values({
      order_id: makeOrderNumber('D', createdMs, dice.bytes(10)),
      ...{ user_id: player, payment_method: method, provider: 'sandbox', currency: CURRENCY, language: LANGUAGE },
      store_code,
      amount_minor: amount,
      refunded_minor: refund === undefined ? 0 : amount,
      status: refund === undefined ? PAYMENT_STATUS.paid : PAYMENT_STATUS.refunded,
      ...{ created_at: new Date(createdMs), paid_at, updated_at: refund === undefined ? paid_at : refunded_at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (refund === undefined) return;
  const operator_id = (await findDemoAccount(trx, OPERATOR)) ?? null;
  const state = { amount_minor: amount, state: 'done', reason: refund, operator_id } as const;
  await trx
    .insertInto('deposit_refunds')
    .values({ deposit_id: id, ...state, created_at: refunded_at, updated_at: refunded_at })
    .execute();
}

interface Exchanging {
  readonly offers: readonly Offer[];
  readonly player: number;
  readonly dice: Dice;
  readonly ms: number;
}

/** Nothing if the product no longer exists. */
function drawExchange(
  { appId, productId, refund }: DemoExchange,
  { offers, player, dice, ms }: Exchanging,
): NewRow<'orders'>[] {
  const offer = offers.find(({ app_id, product_id }) => app_id === appId && product_id === productId);
  if (offer === undefined) return [];
  const [asked, decided] = [new Date(ms + DAY_MS), new Date(ms + 2 * DAY_MS)];
  const returned = {
    ...{ status: PAYMENT_STATUS.refunded, refunded_minor: offer.price_minor, refund_reason: refund },
    ...{ refund_requested_at: asked, refund_requester_id: player, refund_decided_at: decided },
  };
  return [
    {
      ...offer,
      order_id: makeOrderNumber('P', ms, dice.bytes(10)),
      ...{ user_id: player, lang: LANGUAGE, quantity: 1, amount_minor: offer.price_minor },
      ...(refund === undefined ? { status: PAYMENT_STATUS.paid } : returned),
      acknowledged_at: new Date(ms + 2000),
      created_at: new Date(ms),
    },
  ];
}

/** The player already owns the games that they have played; now by an order. */
async function nameOrders(trx: Trx, player: number): Promise<void> {
  await sql`
    UPDATE owned_games g SET order_id = o.order_id, owned_since = o.created_at
    FROM orders o JOIN applications a ON a.id = o.application_id JOIN products p ON p.id = a.game_product_id
    WHERE g.user_id = ${player} AND o.user_id = g.user_id AND g.application_id = a.id
      AND o.product_id = p.product_id AND g.order_id IS NULL`.execute(trx);
}
