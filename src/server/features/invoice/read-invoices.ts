import { timingSafeEqual } from 'node:crypto';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { getInvoice, listInvoices, listWinningInvoices, printInvoice } from '#contract/invoice/endpoints.ts';
import { readCalendarDate } from '#contract/schema/calendar-date.ts';
import { INVOICE_PRINTING, INVOICE_STATUS } from '#contract/values/states.ts';
import { isWithinWinningDays } from '#domain/invoice/winning-days.ts';
import { businessDayOf, type PeriodBounds, readPeriod } from '#domain/money/business-period.ts';
import { invoicePrinting } from '#domain/state-machines/invoice-printing.ts';
import { move } from '#domain/state-machines/state-machine.ts';
import type { Handler } from '../../api/handler.ts';
import { requireAllowed } from '../../api/require-allowed.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import {
  type DrawDays,
  findIssued,
  type IssuedInvoice,
  listIssued,
  listWinning,
  notePrinted,
} from './own-invoice-queries.ts';
import { presentInvoice, presentSheet } from './present-invoice.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export function createListInvoices({ database }: Services): Handler<typeof listInvoices> {
  return async (page, context) => {
    const { userId } = requireSession(context);
    const { count, rows } = await listIssued(database.db, { userId, ...page });
    return { count, list: rows.map(presentInvoice) };
  };
}

/** @throws ApiError `invoiceOrCarrierNotFound` for an invoice that is not one's own, or not there. */
export function createGetInvoice({ database, config }: Services): Handler<typeof getInvoice> {
  return async ({ invoiceNumber: number }, context) => {
    const { userId } = requireSession(context);
    const invoice = await findIssued(database.db, { userId, number });
    if (invoice === undefined) throw new ApiError(ERROR.invoiceOrCarrierNotFound);
    return presentSheet(invoice, config.INVOICE_QR_KEY);
  };
}

/**
 * What won in draws of the latest WINNING_DAYS (R9.5) and of the asked days.
 * @throws ApiError `parameterError` for days that end before they begin.
 */
export function createListWinning({ database, config }: Services): Handler<typeof listWinningInvoices> {
  return async (bounds, context) => {
    const { userId } = requireSession(context);
    const days = config.WINNING_DAYS;
    const nowMs = context.clock();
    const rows = await listWinning(database.db, { userId, ...readDays(bounds, nowMs, days) });
    const list = rows.filter(({ drawn_on }) => isListed(drawn_on, nowMs, days)).map(presentInvoice);
    return { count: list.length, list, days };
  };
}

/**
 * Notes that the certificate of a winning invoice was printed; once it is, that stays.
 * @throws ApiError `invoiceOrCarrierNotFound` for a wrong code, and for an invoice that is not one's own or has won
 * nothing.
 */
export function createPrintInvoice({ database }: Services): Handler<typeof printInvoice> {
  return async ({ invoiceNumber: number, redeemCode }, context) => {
    const { userId } = requireSession(context);
    const invoice = await findIssued(database.db, { userId, number });
    if (invoice === undefined || !mayPrint(invoice, redeemCode)) throw new ApiError(ERROR.invoiceOrCarrierNotFound);
    const moved = requireAllowed(move(invoicePrinting, invoice.printing, 'print'));
    if (moved.hasEffect) await notePrinted(database.db, { id: invoice.id, printing: moved.to });
    return { result: true, printing: INVOICE_PRINTING.printed };
  };
}

function mayPrint({ status, redeem_code }: IssuedInvoice, redeemCode: string): boolean {
  if (status !== INVOICE_STATUS.issued || redeem_code === '') return false;
  const [right, given] = [Buffer.from(redeem_code), Buffer.from(redeemCode.trim().toUpperCase())];
  return right.length === given.length && timingSafeEqual(right, given);
}

/** The asked days as far as they are among the latest; drawings stand for their whole day. */
function readDays(bounds: PeriodBounds, nowMs: number, days: number): DrawDays {
  const asked = readPeriod(bounds);
  if (asked === undefined) throw new ApiError(ERROR.parameterError);
  const oldest = businessDayOf(nowMs - days * DAY_MS);
  const today = businessDayOf(nowMs);
  const from = asked.fromMs === null ? oldest : businessDayOf(asked.fromMs);
  const until = asked.toMs === null ? today : businessDayOf(asked.toMs - 1);
  return { from: from > oldest ? from : oldest, until: until < today ? until : today };
}

function isListed(drawnOn: string | null, nowMs: number, days: number): boolean {
  const drawnAt = readCalendarDate(drawnOn ?? '');
  const today = readCalendarDate(businessDayOf(nowMs));
  return drawnAt !== undefined && today !== undefined && isWithinWinningDays(drawnAt, today, days);
}
