import type { Invoice } from '#contract/invoice/entities.ts';
import { CARRIER_TYPE, INVOICE_STATUS, WINNING_TYPE } from '#contract/values/states.ts';
import { rocYearOf } from '#web/kit/invoice/format-invoice.ts';
import { maskCarrierCode } from '../binding/carrier-ways.ts';
import { PAPER_CARRIERS, PAPER_WORDS } from './paper-words.ts';

const TAIWAN_MS = 8 * 60 * 60 * 1000;

/**
 * Whether the certificate, against which a prize is paid, may be printed: for invoices that won or have no carrier.
 * Others are printed as a copy for personal records.
 */
export function hasCertificate({ status, winningType, carrierType }: Invoice): boolean {
  if (status === INVOICE_STATUS.voided || carrierType === CARRIER_TYPE.donation) return false;
  return winningType !== WINNING_TYPE.none || carrierType === null;
}

/** The two months of a period (`2026-01`) in the form's format: 115年01-02月. */
export function paperPeriod(period: string): string {
  const month = Number(period.slice(5, 7));
  const [first, last] = [month, month + 1].map((one) => String(one).padStart(2, '0'));
  return `${rocYearOf(Number(period.slice(0, 4)))}年${first}-${last}月`;
}

/** A time in Taiwan in the form's format: 2026-01-15 13:20:11. */
export function paperMoment(iso: string): string {
  return new Date(Date.parse(iso) + TAIWAN_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** The carrier in the form's format. */
export function paperCarrier({ carrierType, carrierCode }: Pick<Invoice, 'carrierType' | 'carrierCode'>): string {
  if (carrierType === null) return PAPER_WORDS.noCarrier;
  return `${PAPER_CARRIERS[carrierType]} ${maskCarrierCode(carrierType, carrierCode ?? '')}`.trim();
}
