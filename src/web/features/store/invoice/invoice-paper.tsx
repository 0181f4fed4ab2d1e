import type { Invoice, InvoiceSheet } from '#contract/invoice/entities.ts';
import { CARRIER_TYPE, type CarrierType, INVOICE_STATUS, WINNING_TYPE } from '#contract/values/states.ts';
import { formatInvoiceNumber, rocYearOf } from '#web/kit/invoice/format-invoice.ts';
import { maskCarrierCode } from '../binding/carrier-ways.ts';
import { Barcode } from './barcode.tsx';

const money = new Intl.NumberFormat('en-US');

/**
 * The printed invoice in the tax office's layout for 80 mm rolls: Chinese in every language, black on white in both
 * themes. The print style keeps only this class.
 */
export function InvoicePaper({ sheet }: { sheet: InvoiceSheet }) {
  const isCertificate = hasCertificate(sheet);
  return (
    <article
      lang="zh-TW"
      aria-label={PAPER_WORDS[isCertificate ? 'certificate' : 'copy']}
      className="invoice-sheet border-line font-sans relative w-[80mm] max-w-full flex-none border max-md:self-center bg-white px-5 py-6 text-sm text-black shadow-card"
    >
      {sheet.status === INVOICE_STATUS.voided && (
        <p className="absolute top-24 right-4 rotate-[-14deg] rounded-md border-4 border-current px-3 py-1 text-xl font-bold">
          {PAPER_WORDS.voided}
        </p>
      )}
      <div className="text-center">
        <p className="text-base font-bold">{sheet.seller.name}</p>
        <p className="text-lg font-bold">{PAPER_WORDS[isCertificate ? 'certificate' : 'copy']}</p>
        <p className="text-xl font-bold tabular-nums">{paperPeriod(sheet.period)}</p>
        <p className="text-xl font-bold tracking-wide tabular-nums">{formatInvoiceNumber(sheet.invoiceNumber)}</p>
      </div>
      <p className="mt-3 tabular-nums">{paperMoment(sheet.issuedAt)}</p>
      <div className="flex flex-wrap justify-between gap-x-4 tabular-nums">
        <span>{`${PAPER_WORDS.random} ${sheet.randomCode}`}</span>
        <span>{`${PAPER_WORDS.total} ${money.format(sheet.amount)}`}</span>
      </div>
      <p className="tabular-nums">{`${PAPER_WORDS.seller} ${sheet.seller.taxId}`}</p>
      {isCertificate && (
        <Barcode
          text={sheet.barcode}
          label={`Code 39 ${sheet.barcode}`}
          className="-mx-3 mt-3 block h-14 w-[calc(100%+24px)] border-0"
        />
      )}
      <PaperDetails sheet={sheet} />
    </article>
  );
}

/** The purchased items, below the cutting line of the certificate. */
function PaperDetails({ sheet }: { sheet: InvoiceSheet }) {
  return (
    <div className="mt-5 border-t border-dashed border-black pt-4 text-xs">
      <p className="text-center text-sm font-bold">{PAPER_WORDS.details}</p>
      <table className="mt-2 w-full border-collapse">
        <thead>
          <tr className="border-b border-black">
            <th scope="col" className="py-1 text-start font-bold">
              {PAPER_WORDS.item}
            </th>
            <th scope="col" className="px-2 py-1 text-end font-bold whitespace-nowrap">
              {PAPER_WORDS.quantity}
            </th>
            <th scope="col" className="py-1 text-end font-bold whitespace-nowrap">
              {PAPER_WORDS.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {sheet.items.map(({ name, quantity, amount }, index) => (
            <tr key={`${name}-${index + 1}`} className="align-top">
              <td className="py-1 wrap-anywhere">{name}</td>
              <td className="px-2 py-1 text-end tabular-nums">{money.format(quantity)}</td>
              <td className="py-1 text-end tabular-nums">{money.format(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="mt-1 border-t border-black pt-2">
        <PaperLine label={PAPER_WORDS.sales} value={money.format(sheet.salesAmount)} />
        <PaperLine label={PAPER_WORDS.tax} value={money.format(sheet.taxAmount)} />
        <PaperLine label={PAPER_WORDS.total} value={money.format(sheet.amount)} isStrong />
        {sheet.allowance > 0 && <PaperLine label={PAPER_WORDS.allowance} value={money.format(sheet.allowance)} />}
      </dl>
      <p className="mt-3 wrap-anywhere">{`${PAPER_WORDS.carrier} ${paperCarrier(sheet)}`}</p>
      <p className="wrap-anywhere">{`${PAPER_WORDS.order} ${sheet.orderId}`}</p>
      <p>{PAPER_WORDS.currency}</p>
    </div>
  );
}

function PaperLine({ label, value, isStrong = false }: { label: string; value: string; isStrong?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${isStrong ? 'text-sm font-bold' : ''}`}>
      <dt>{label}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}

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
const PAPER_WORDS = {
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
