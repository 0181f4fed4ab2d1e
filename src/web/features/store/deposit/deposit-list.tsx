import type { Deposit } from '#contract/deposit/entities.ts';
import { PAYMENT_STATUS } from '#contract/values/states.ts';
import { PaymentChip } from '#web/kit/state/payment-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { formatAmount, formatCoins } from '#web/ui/text/format-amount.ts';
import { usePage } from '../../../app/use-page.ts';
import { addressQuery } from '../record-address.ts';
import { DEPOSITS, type RecordFilter } from '../record-filter.ts';
import { RecordNumber } from '../record-number.tsx';
import { MethodGlyph } from './method-glyph.tsx';

interface DepositListProps {
  readonly deposits: readonly Deposit[];
  readonly filter: RecordFilter;
}

const HEADS = ['created', 'number', 'method', 'amount', 'status'] as const;

/** Top-ups: a table where there is room for one, else cards. */
export function DepositList({ deposits, filter }: DepositListProps) {
  const page = usePage();
  return (
    <>
      <table className="hidden w-full border-collapse text-sm @min-[760px]:table">
        <thead>
          <tr className="border-line border-b">
            {HEADS.map((head) => (
              <th key={head} scope="col" className="text-muted py-2 pe-4 text-start text-xs font-bold last:pe-0">
                {page.t(`records.head.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {deposits.map((deposit) => (
            <DepositRow key={deposit.orderId} deposit={deposit} filter={filter} />
          ))}
        </tbody>
      </table>
      <ul className="flex flex-col gap-3 @min-[760px]:hidden">
        {deposits.map((deposit) => (
          <DepositCard key={deposit.orderId} deposit={deposit} filter={filter} />
        ))}
      </ul>
    </>
  );
}

interface DepositProps {
  readonly deposit: Deposit;
  readonly filter: RecordFilter;
}

function useReceiptLink({ deposit: { orderId }, filter }: DepositProps): string {
  return usePage().href(DEPOSITS.path, addressQuery({ filter, orderId }));
}

function DepositRow({ deposit, filter }: DepositProps) {
  const href = useReceiptLink({ deposit, filter });
  return (
    <tr className="border-line border-b last:border-b-0">
      <td className="py-3 pe-4">
        <LocalTime iso={deposit.createdAt} />
      </td>
      <td className="py-3 pe-4">
        <RecordNumber orderId={deposit.orderId} href={href} />
      </td>
      <td className="py-3 pe-4">
        <Method deposit={deposit} />
      </td>
      <td className="py-3 pe-4">
        <Amount deposit={deposit} />
      </td>
      <td className="py-3">
        <Status deposit={deposit} href={href} />
      </td>
    </tr>
  );
}

function DepositCard({ deposit, filter }: DepositProps) {
  const href = useReceiptLink({ deposit, filter });
  return (
    <li className="border-line flex flex-col gap-2 rounded-xl border p-4 text-sm">
      <div className="flex items-start justify-between gap-3">
        <Amount deposit={deposit} />
        <Status deposit={deposit} href={href} />
      </div>
      <Method deposit={deposit} />
      <RecordNumber orderId={deposit.orderId} href={href} />
      <p className="text-muted text-xs">
        <LocalTime iso={deposit.createdAt} />
      </p>
    </li>
  );
}

function Method({ deposit: { paymentMethod } }: { deposit: Deposit }) {
  return (
    <span className="flex items-center gap-2">
      <MethodGlyph method={paymentMethod} size={22} />
      {usePage().t(`paymentMethod.${paymentMethod}`)}
    </span>
  );
}

/** What is paid, and the star coins for it; what went back stands below. */
function Amount({ deposit: { amount, points, currency, refundedAmount } }: { deposit: Deposit }) {
  const page = usePage();
  const { locale } = page.state;
  return (
    <div>
      <p className="text-base font-bold tabular-nums">{formatAmount(amount, currency, locale)}</p>
      <p className="text-muted text-xs">
        {page.t('records.coins', { count: points, amount: formatCoins(points, currency, locale) })}
      </p>
      {refundedAmount > 0 && (
        <p className="text-muted text-xs">
          {page.t('records.refunded.deposit', { amount: formatAmount(refundedAmount, currency, locale) })}
        </p>
      )}
    </div>
  );
}

/** The state, with the way on for what can still be paid. */
function Status({ deposit: { paymentStatus, refundedAmount, orderId }, href }: { deposit: Deposit; href: string }) {
  const page = usePage();
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <PaymentChip status={paymentStatus} refundedAmount={refundedAmount} />
      {paymentStatus === PAYMENT_STATUS.pending && (
        <a className="link inline-flex min-h-11 items-center text-sm" href={href}>
          {page.t('records.pay')}
          <span className="sr-only"> {orderId}</span>
        </a>
      )}
    </div>
  );
}
