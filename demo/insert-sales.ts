import type { Transaction } from 'kysely';
import { CURRENCY_DIGITS } from '#contract/values/limits.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { makeOrderNumber } from '#domain/money/order-number.ts';
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts';
import type { NewRow, Schema } from '#server/db/schema.ts';
import { claimStep } from './claim-step.ts';
import { insertBuyers } from './demo-accounts.ts';
import { createDice, type Dice } from './dice.ts';
import { listOffers, type Offer } from './list-offers.ts';
import { postBooks } from './post-books.ts';

type Trx = Transaction<Schema>;

const SEEDED = 'demo_sales_seeded';
const SEED = 20_260_301;
const ORDERS = 220;
/** Months of statements, including the current one. */
const DAYS = 100;
/** One in this many orders is refunded. */
const REFUNDED = 18;
/** One in this many deliveries remains unconfirmed by the game. */
const UNACKNOWLEDGED = 12;
/** In major units. */
const TOP_UP_STEP = 100;

/**
 * Adds purchases of the demo games' products by invented players, once: some months of orders and refunds, entered in
 * the ledger as usual, so that developers find sales, charts and statements. Nobody can sign in as these players. A
 * store whose ledger is in use is skipped, since its past days are closed.
 */
export async function insertSales(trx: Trx, nowMs: number): Promise<void> {
  if (!(await claimStep(trx, SEEDED)) || (await hasBooks(trx))) return;
  const offers = await listOffers(trx);
  if (offers.length === 0) return;
  const dice = createDice(SEED);
  const begin = new Date(nowMs - DAYS * DAY_MS);
  const buyers = await insertBuyers(trx, begin);
  const orders = Array.from({ length: ORDERS }, () => drawOrder({ offers, buyers, dice, nowMs }));
  orders.sort((one, other) => one.created_at.getTime() - other.created_at.getTime());
  await topUp(trx, orders, { at: begin, dice });
  await trx.insertInto('orders').values(orders).execute();
  await postBooks(trx, buyers);
}

async function hasBooks(trx: Trx): Promise<boolean> {
  return (await trx.selectFrom('ledger_transactions').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Every player starts with the amount they will spend, rounded up. */
async function topUp(
  trx: Trx,
  orders: readonly DrawnOrder[],
  { at, dice }: { readonly at: Date; readonly dice: Dice },
) {
  const spent = Map.groupBy(orders, ({ user_id, currency }) => `${user_id} ${currency}`);
  const deposits = [...spent.values()].flatMap(([first, ...others]): NewRow<'deposits'>[] => {
    if (first === undefined) return [];
    const { user_id, currency } = first;
    const step = TOP_UP_STEP * 10 ** CURRENCY_DIGITS[currency];
    const amount = others.reduce((sum, { amount_minor }) => sum + amount_minor, first.amount_minor);
    return [
      {
        order_id: makeOrderNumber('D', at.getTime(), dice.bytes(10)),
        user_id,
        payment_method: 'credit_card',
        provider: 'sandbox',
        currency,
        amount_minor: Math.ceil(amount / step) * step,
        status: PAYMENT_STATUS.paid,
        language: 'zh-TW',
        created_at: at,
        paid_at: at,
        updated_at: at,
      },
    ];
  });
  await trx.insertInto('deposits').values(deposits).execute();
}

interface Market {
  readonly buyers: readonly number[];
  readonly dice: Dice;
  readonly offers: readonly Offer[];
  readonly nowMs: number;
}

type DrawnOrder = NewRow<'orders'> & { readonly created_at: Date; readonly amount_minor: number };

/** More sales in recent weeks, and some refunds within three days. */
function drawOrder({ offers, buyers, dice, nowMs }: Market): DrawnOrder {
  const { price_minor, ...offer } = dice.pick(offers);
  const quantity = dice.below(4) === 0 ? 2 : 1;
  const agoMs = HOUR_MS + Math.floor(dice.share() * dice.share() * (DAYS - 1) * DAY_MS);
  const at = new Date(nowMs - agoMs);
  const answeredAt = new Date(at.getTime() + HOUR_MS + dice.below(3 * DAY_MS));
  const isRefunded = dice.below(REFUNDED) === 0 && answeredAt.getTime() < nowMs;
  const amount_minor = price_minor * quantity;
  return {
    ...offer,
    order_id: makeOrderNumber('P', at.getTime(), dice.bytes(10)),
    user_id: dice.pick(buyers),
    lang: 'zh-TW',
    price_minor,
    quantity,
    amount_minor,
    status: isRefunded ? PAYMENT_STATUS.refunded : PAYMENT_STATUS.paid,
    refunded_minor: isRefunded ? amount_minor : 0,
    refund_decided_at: isRefunded ? answeredAt : null,
    acknowledged_at: dice.below(UNACKNOWLEDGED) === 0 ? null : new Date(at.getTime() + 2000),
    created_at: at,
  };
}
