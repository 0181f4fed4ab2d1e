import type { Invoice } from '#contract/invoice/entities.ts';
import { CARRIER_TYPE, type CarrierType, INVOICE_STATUS, WINNING_TYPE } from '#contract/values/states.ts';
import { rocYearOf } from '#web/kit/invoice/format-invoice.ts';
import { maskCarrierCode } from '../binding/carrier-ways.ts';

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

/** The texts of the official form, which is Chinese in every language. */
export const PAPER_WORDS = {
  certificate: '電子發票證明聯',
  copy: '電子發票明細',
  random: '隨機碼',
  total: '總計',
  seller: '賣方',
  carrier: '載具',
  noCarrier: '未使用載具',
  order: '訂單編號',
  details: '交易明細',
  item: '品名',
  quantity: '數量',
  amount: '金額',
  sales: '銷售額（應稅）',
  tax: '營業稅',
  allowance: '已折讓',
  voided: '作廢',
  currency: '幣別：新台幣',
} as const;

/** The form's names of the carriers. */
const PAPER_CARRIERS = {
  [CARRIER_TYPE.mobileBarcode]: '手機條碼',
  [CARRIER_TYPE.citizenCertificate]: '自然人憑證',
  [CARRIER_TYPE.memberCarrier]: '會員載具',
  [CARRIER_TYPE.donation]: '捐贈碼',
} as const satisfies Record<CarrierType, string>;
