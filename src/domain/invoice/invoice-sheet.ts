/** The data printed on an invoice. Amounts are whole TWD. */
export interface SheetFacts {
  readonly invoiceNumber: string;
  /** YYYY-MM, the odd month. */
  readonly period: string;
  readonly randomCode: string;
  /** YYYY-MM-DD in Taiwan. */
  readonly issuedOn: string;
  readonly amount: number;
  readonly sellerTaxId: string;
}

export interface SheetItem {
  readonly name: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly amount: number;
}

/** Prices include business tax. */
const TAX_PERCENT = 5;
const MINGUO_YEAR_ZERO = 1911;
const NO_BUYER = '00000000';
/** Ten characters for the seller's use, then: one of one item, texts in UTF-8. */
const QR_TAIL = '**********:1:1:1';

/** The only item invoices are issued for; it appears on a Taiwanese document and is not translated. */
export function topUpItem(amount: number): SheetItem {
  return { name: '星幣儲值', quantity: 1, unitPrice: amount, amount };
}

/** Splits a total into sales and tax, with the tax rounded half up. */
export function splitTax(amount: number): { readonly salesAmount: number; readonly taxAmount: number } {
  const taxAmount = Math.round((amount * TAX_PERCENT) / (100 + TAX_PERCENT));
  return { salesAmount: amount - taxAmount, taxAmount };
}

/** The text of the barcode (Code 39): period in Minguo years by its even month, number, random code. */
export function invoiceBarcode({ invoiceNumber, period, randomCode }: SheetFacts): string {
  const evenMonth = String(Number(period.slice(5, 7)) + 1).padStart(2, '0');
  return `${minguoYear(period)}${evenMonth}${invoiceNumber}${randomCode}`;
}

/**
 * The texts of the two QR codes (Ministry of Finance, 電子發票證明聯一維及二維條碼規格說明); the right one only continues items that do
 * not fit. `verification` is the encrypted number and random code: 24 base64 characters.
 */
export function invoiceQrCodes(facts: SheetFacts, item: SheetItem, verification: string): readonly [string, string] {
  const { invoiceNumber, randomCode, issuedOn, amount, sellerTaxId } = facts;
  const day = `${minguoYear(issuedOn)}${issuedOn.slice(5, 7)}${issuedOn.slice(8, 10)}`;
  const amounts = `${toHex(splitTax(amount).salesAmount)}${toHex(amount)}`;
  const head = `${invoiceNumber}${day}${randomCode}${amounts}${NO_BUYER}${sellerTaxId}${verification}`;
  return [`${head}:${QR_TAIL}:${item.name}:${item.quantity}:${item.unitPrice}`, '**'];
}

function minguoYear(day: string): string {
  return String(Number(day.slice(0, 4)) - MINGUO_YEAR_ZERO).padStart(3, '0');
}

function toHex(amount: number): string {
  return amount.toString(16).toUpperCase().padStart(8, '0');
}
