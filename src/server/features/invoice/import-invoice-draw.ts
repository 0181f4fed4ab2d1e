import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { WINNING_TYPE } from '#contract/values/states.ts';
import { drawDateOf } from '#domain/invoice/invoice-calendar.ts';
import { type DrawnNumber, findPrize, isDrawnNumber, isInvoiceNumber } from '#domain/invoice/winning-invoices.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import { createYielder } from '#server/streaming/create-yielder.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import {
  type Candidate,
  type DrawToSave,
  type Endings,
  lockCandidates,
  type PrizeToWrite,
  saveDraw,
  saveDrawTotals,
  writePrizes,
} from './draw-queries.ts';
import { notifyWinners } from './invoice-jobs.ts';

/** Letters and digits without lookalikes. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const REDEEM_CODE_LENGTH = 12;

/**
 * Imports the winning numbers of a period and determines the winners in one transaction; the reply has their number.
 * Only candidates leave the database (0.3 % plus cloud prizes), so a million invoices take about a second. A job sends
 * the mails.
 * @throws ApiError `invalidFormat` for malformed lines and for a draw in the future.
 */
export function importInvoiceDraw({ database, jobs }: Services): Handler<'importInvoiceDraw'> {
  return async ({ period, drawnAt, numbers }, context) => {
    const { userId } = requireSession(context);
    const nowMs = context.clock();
    const drawnOn = readDrawDay(period, drawnAt, businessDayOf(nowMs));
    const draw = { period, drawnOn, importedAt: new Date(nowMs), numbers: readLines(numbers) };
    const winners = await database.db.transaction().execute(async (trx) => {
      const found = await applyDraw(trx, draw);
      const details = { numbers: numbers.length, winners: found.winners, drawnOn };
      await writeAudit(trx, { actorUserId: userId, action: 'invoice.draw', subject: `draw:${period}`, details });
      if (found.winners > 0) await jobs.enqueue(trx, notifyWinners, { period });
      return found.winners;
    });
    return { result: true, winners };
  };
}

/** Defaults to the official day. In a trial installation the current period may be drawn today. */
function readDrawDay(period: string, drawnAt: string | number | undefined, today: string): string {
  if (drawnAt === undefined) return drawDateOf(period) < today ? drawDateOf(period) : today;
  const day = typeof drawnAt === 'string' ? drawnAt : businessDayOf(drawnAt * 1000);
  if (day > today) throw new ApiError(ERROR.invalidFormat, { fields: { drawnAt: 'field.range' } });
  return day;
}

function readLines(lines: readonly { readonly number: string; readonly winningType: number }[]): DrawnNumber[] {
  const wrong = lines.flatMap((line, index) => (isDrawnNumber(line) ? [] : [`numbers.${index}.number`]));
  if (wrong.length > 0) {
    throw new ApiError(ERROR.invalidFormat, {
      fields: Object.fromEntries(wrong.map((name) => [name, 'field.invalid'])),
    });
  }
  return lines.filter(isDrawnNumber);
}

async function applyDraw(trx: Transaction<Schema>, draw: DrawToSave) {
  await saveDraw(trx, draw);
  const candidates = await lockCandidates(trx, draw.period, endingsOf(draw.numbers));
  const found = await findPrizes(candidates, draw.numbers);
  await writePrizes(trx, found);
  const won = found.filter(({ prize }) => prize > 0);
  const totals = { winners: won.length, prizes: won.reduce((sum, { prize }) => sum + prize, 0) };
  await saveDrawTotals(trx, draw.period, totals);
  return totals;
}

function endingsOf(lines: readonly DrawnNumber[]): Endings {
  const ofFirst = lines.filter(({ winningType }) => winningType === WINNING_TYPE.first);
  return {
    threeDigits: ofFirst.map(({ number }) => number.slice(-3)),
    eightDigits: lines.filter(({ number }) => !isInvoiceNumber(number)).map(({ number }) => number),
    whole: lines.filter(({ number }) => isInvoiceNumber(number)).map(({ number }) => number),
  };
}

/**
 * Compares each invoice with the drawn endings (usually five), and only its own number with the cloud prizes. With four
 * thousand endings every invoice is a candidate, so the loop yields to the event loop.
 */
async function findPrizes(
  candidates: readonly Candidate[],
  lines: readonly DrawnNumber[],
): Promise<readonly PrizeToWrite[]> {
  const digits = lines.filter(({ number }) => !isInvoiceNumber(number));
  const cloud = Map.groupBy(lines, ({ number }) => number);
  const turn = createYielder();
  const found: PrizeToWrite[] = [];
  for (const { id, number, redeem_code: code } of candidates) {
    const prize = findPrize(number ?? '', [...digits, ...(cloud.get(number ?? '') ?? [])]);
    const redeemCode = prize.amount === 0 ? '' : code || makeRedeemCode();
    found.push({ id, winningType: prize.winningType, prize: prize.amount, redeemCode });
    await turn();
  }
  return found;
}

/** Sixty random bits. */
function makeRedeemCode(): string {
  return Array.from({ length: REDEEM_CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
