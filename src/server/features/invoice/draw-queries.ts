import { type Kysely, sql, type Transaction } from 'kysely';
import { CARRIER_TYPE, INVOICE_STATUS, type WinningType } from '#contract/values/states.ts';
import type { DrawnNumber } from '#domain/invoice/winning-invoices.ts';
import type { Row, Schema } from '../../db/schema.ts';

/** An invoice that may win, or won in an earlier import. */
export type Candidate = Pick<Row<'invoices'>, 'id' | 'number' | 'winning_type' | 'redeem_code'>;

export interface DrawToSave {
  readonly period: string;
  /** YYYY-MM-DD in Taiwan. */
  readonly drawnOn: string;
  readonly importedAt: Date;
  readonly numbers: readonly DrawnNumber[];
}

/** Stores a draw and replaces the previous one. Locks its row until the transaction ends. */
export async function saveDraw(trx: Transaction<Schema>, draw: DrawToSave): Promise<void> {
  const { period, drawnOn, importedAt, numbers } = draw;
  await trx
    .insertInto('invoice_draws')
    .values({ period, drawn_on: drawnOn, imported_at: importedAt })
    .onConflict((conflict) => conflict.column('period').doUpdateSet({ drawn_on: drawnOn, imported_at: importedAt }))
    .execute();
  await trx.deleteFrom('invoice_drawn_numbers').where('period', '=', period).execute();
  const rows = numbers.map(({ number, winningType }, position) => ({
    period,
    position,
    number,
    winning_type: winningType,
  }));
  await trx.insertInto('invoice_drawn_numbers').values(rows).execute();
}

/** How winning numbers are matched: by the last three digits, all eight, or the complete number. */
export interface Endings {
  readonly threeDigits: readonly string[];
  readonly eightDigits: readonly string[];
  readonly whole: readonly string[];
}

/** Locks the invoices of a period that can win or have won. Donated invoices belong to the charity and are excluded. */
export function lockCandidates(trx: Transaction<Schema>, period: string, endings: Endings): Promise<Candidate[]> {
  const { threeDigits, eightDigits, whole } = endings;
  return trx
    .selectFrom('invoices')
    .select(['id', 'number', 'winning_type', 'redeem_code'])
    .where('period', '=', period)
    .where('status', '=', INVOICE_STATUS.issued)
    .where(({ or, eb }) => or([eb('carrier_type', 'is', null), eb('carrier_type', '<>', CARRIER_TYPE.donation)]))
    .where(({ or, eb }) =>
      or([
        eb('winning_type', '>', 0),
        sql<boolean>`right(number, 3) = any(${threeDigits}::text[])`,
        sql<boolean>`right(number, 8) = any(${eightDigits}::text[])`,
        sql<boolean>`number = any(${whole}::text[])`,
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

export interface PrizeToWrite {
  readonly id: number;
  readonly winningType: WinningType;
  /** TWD. */
  readonly prize: number;
  /** Empty if nothing was won. */
  readonly redeemCode: string;
}

/** Writes prizes. An invoice that no longer wins also loses its printed mark. */
export async function writePrizes(trx: Transaction<Schema>, prizes: readonly PrizeToWrite[]): Promise<void> {
  if (prizes.length === 0) return;
  const ids = prizes.map(({ id }) => id);
  const types = prizes.map(({ winningType }) => winningType);
  const amounts = prizes.map(({ prize }) => prize);
  const codes = prizes.map(({ redeemCode }) => redeemCode);
  await sql`
    UPDATE invoices AS i
    SET winning_type = p.type, prize = p.prize, redeem_code = p.code,
      printing = CASE WHEN p.type = 0 THEN 0 ELSE i.printing END
    FROM unnest(${ids}::integer[], ${types}::smallint[], ${amounts}::integer[], ${codes}::text[])
      AS p (id, type, prize, code)
    WHERE i.id = p.id
  `.execute(trx);
}

export async function saveDrawTotals(
  trx: Transaction<Schema>,
  period: string,
  { winners, prizes }: { readonly winners: number; readonly prizes: number },
): Promise<void> {
  await trx.updateTable('invoice_draws').set({ winners, prizes }).where('period', '=', period).execute();
}

/** Lists draws, latest period first, each with its numbers in import order, and the total count. */
export async function listDraws(db: Kysely<Schema>, { limit, offset }: { limit: number; offset: number }) {
  const { count } = await db
    .selectFrom('invoice_draws')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const draws = await db
    .selectFrom('invoice_draws')
    .selectAll()
    .orderBy('period', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const numbers = await listDrawnNumbers(
    db,
    draws.map(({ period }) => period),
  );
  return { count, draws: draws.map((draw) => ({ draw, numbers: numbers.get(draw.period) ?? [] })) };
}

async function listDrawnNumbers(db: Kysely<Schema>, periods: readonly string[]) {
  if (periods.length === 0) return new Map<string, Row<'invoice_drawn_numbers'>[]>();
  const rows = await db
    .selectFrom('invoice_drawn_numbers')
    .selectAll()
    .where('period', 'in', periods)
    .orderBy('position')
    .execute();
  return Map.groupBy(rows, ({ period }) => period);
}
