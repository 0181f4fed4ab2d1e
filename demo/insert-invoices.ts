import { sql, type Transaction } from 'kysely';
import { INVOICE_STATUS, PAYMENT_STATUS, WINNING_TYPE } from '#contract/values/states.ts';
import { invoicePeriodOf } from '#domain/invoice/invoice-calendar.ts';
import { type DrawnNumber, findPrize } from '#domain/invoice/winning-invoices.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import type { NewRow, Row, Schema } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import type { DemoDraw } from './choose-draw.ts';
import type { Dice } from './dice.ts';
import { insertRange } from './seed-shop.ts';

type Trx = Transaction<Schema>;

export interface InvoiceTools extends Pick<Services, 'config'> {
  readonly dice: Dice;
  readonly draw: DemoDraw;
  /** Who wins in the draw. */
  readonly player: number;
  readonly nowMs: number;
}

/** The last digits that a fifth prize shares with a first one. */
const FIFTH_PRIZE_DIGITS = 4;
const REDEEM_ALPHABET = [...'23456789ABCDEFGHJKLMNPQRSTUVWXYZ'];
const REDEEM_CODE_LENGTH = 12;

/**
 * Issues the invoices of the demo's top-ups in TWD with the numbers of their time, and draws the numbers of a period:
 * an invoice of the player wins. A store without a tax ID issues none.
 */
export async function insertInvoices(trx: Trx, tools: InvoiceTools): Promise<void> {
  if (tools.config.COMPANY_TAX_ID === '') return;
  const deposits = await trx
    .selectFrom('deposits as d')
    .leftJoin('invoices as i', 'i.order_id', 'd.order_id')
    .selectAll('d')
    .where('i.id', 'is', null)
    .where('d.currency', '=', 'TWD')
    .where('d.paid_at', 'is not', null)
    .orderBy('d.paid_at')
    .orderBy('d.id')
    .execute();
  const invoices: Invoice[] = [];
  const periods = Map.groupBy(deposits, ({ paid_at }) => invoicePeriodOf(businessDayOf(Number(paid_at))));
  for (const [period, paid] of periods) {
    const first = await takeNumbers(trx, { period, count: paid.length, nowMs: tools.nowMs });
    for (const [index, deposit] of paid.entries()) {
      invoices.push(toInvoice(deposit, `${first.prefix}${first.number + index}`, { ...tools, period }));
    }
  }
  if (invoices.length === 0) return;
  const won = await drawNumbers(trx, invoices, tools);
  await trx.insertInto('invoices').values(won).execute();
}

type Invoice = NewRow<'invoices'> & { readonly number: string; readonly period: string };

interface NumbersToTake {
  readonly period: string;
  readonly count: number;
  readonly nowMs: number;
}

async function takeNumbers(trx: Trx, { period, count, nowMs }: NumbersToTake) {
  await insertRange(trx, period, nowMs);
  const range = await trx
    .updateTable('invoice_ranges')
    .set(({ eb }) => ({ next_number: eb('next_number', '+', count) }))
    .where('period', '=', period)
    .returning(['prefix', 'next_number'])
    .executeTakeFirstOrThrow();
  return { prefix: range.prefix, number: range.next_number - count };
}

function toInvoice(
  deposit: Row<'deposits'>,
  number: string,
  { config, dice, period }: Pick<InvoiceTools, 'config' | 'dice'> & { readonly period: string },
): Invoice {
  const { order_id, user_id, provider, language, amount_minor, paid_at, status, updated_at } = deposit;
  const isVoid = status === PAYMENT_STATUS.refunded;
  const paidAt = paid_at ?? updated_at;
  return {
    ...{ order_id, user_id, provider_code: provider, language, amount: amount_minor, paid_at: paidAt },
    ...{ period, number, random_code: String(dice.below(10_000)).padStart(4, '0') },
    ...{ seller_name: config.COMPANY_NAME, seller_tax_id: config.COMPANY_TAX_ID },
    issued_at: new Date(paidAt.getTime() + MINUTE_MS),
    status: isVoid ? INVOICE_STATUS.voided : INVOICE_STATUS.issued,
    voided_at: isVoid ? updated_at : null,
  };
}

/** Draws numbers so that the player's first invoice of the period wins a fifth prize, and returns all with their prizes. */
async function drawNumbers(trx: Trx, invoices: readonly Invoice[], tools: InvoiceTools): Promise<readonly Invoice[]> {
  const { dice, draw, player } = tools;
  const lucky = invoices.find(({ user_id, period }) => user_id === player && period === draw.period);
  if (lucky === undefined) return invoices;
  const digits = (count: number) => Array.from({ length: count }, () => dice.below(10)).join('');
  const ending = lucky.number.slice(-FIFTH_PRIZE_DIGITS);
  const numbers: DrawnNumber[] = [
    { number: digits(8), winningType: WINNING_TYPE.special },
    { number: digits(8), winningType: WINNING_TYPE.grand },
    { number: `${digits(8 - FIFTH_PRIZE_DIGITS)}${ending}`, winningType: WINNING_TYPE.first },
    { number: digits(8), winningType: WINNING_TYPE.first },
    { number: digits(8), winningType: WINNING_TYPE.first },
  ];
  const drawnAt = new Date(`${draw.drawnOn}T07:30:00Z`);
  const marked = invoices.map((invoice): Invoice => {
    if (invoice.period !== draw.period || invoice.status !== INVOICE_STATUS.issued) return invoice;
    const { winningType, amount } = findPrize(invoice.number, numbers);
    const code = Array.from({ length: REDEEM_CODE_LENGTH }, () => dice.pick(REDEEM_ALPHABET)).join('');
    return amount === 0
      ? invoice
      : { ...invoice, winning_type: winningType, prize: amount, redeem_code: code, notified_at: drawnAt };
  });
  await insertDraw(trx, { draw, numbers, drawnAt, prizes: marked.flatMap(({ prize }) => prize ?? []) });
  return marked;
}

interface DrawToInsert {
  readonly draw: DemoDraw;
  readonly numbers: readonly DrawnNumber[];
  readonly drawnAt: Date;
  readonly prizes: readonly number[];
}

async function insertDraw(trx: Trx, { draw, numbers, drawnAt, prizes }: DrawToInsert): Promise<void> {
  const { period, drawnOn: drawn_on } = draw;
  const totals = { winners: prizes.length, prizes: prizes.reduce((sum, prize) => sum + prize, 0) };
  await trx
    .insertInto('invoice_draws')
    .values({ period, drawn_on, imported_at: drawnAt, ...totals })
    .execute();
  const rows = numbers.map(({ number, winningType }, position) => ({
    period,
    position,
    number,
    winning_type: winningType,
  }));
  await trx.insertInto('invoice_drawn_numbers').values(rows).execute();
}

/** When the demo notified someone of a prize; undefined if nothing has won. */
export async function findDemoPrize(trx: Trx, userId: number): Promise<Date | undefined> {
  const row = await trx
    .selectFrom('invoices')
    .select('notified_at')
    .where('user_id', '=', userId)
    .where('winning_type', '>', 0)
    .executeTakeFirst();
  return row?.notified_at ?? undefined;
}

/** Notifies a winner of the demo of the prize. */
export async function notifyDemoWinners(trx: Trx, userId: number): Promise<void> {
  await sql`
    INSERT INTO notifications (user_id, kind, params, path, is_shown, created_at, read_at)
    SELECT user_id, 'invoice_won', jsonb_build_object('invoiceNumber', number, 'prize', prize), '/store/lottery', true,
      notified_at, NULL
    FROM invoices WHERE user_id = ${userId} AND winning_type > 0 ORDER BY id`.execute(trx);
}
