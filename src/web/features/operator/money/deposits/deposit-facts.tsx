import type { OperatorDeposit } from '#contract/deposit/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { Amount } from '#web/kit/list/amount.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { UserLink } from '../../users/user-link.tsx';
import { Fact } from '../fact.tsx';
import { invoiceFilter } from '../invoices/invoice-filter.tsx';

/** The stored details of a top-up, without those that do not apply. */
export function DepositFacts({ deposit }: { deposit: OperatorDeposit }) {
  const page = usePage();
  const { user, currency, amount, points, refundedAmount, provider, providerReference } = deposit;
  const { storeCode, createdAt, paidAt, expiresAt, invoiceNumber } = deposit;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
      <Fact label={page.t('userType.1')}>
        <UserLink user={user} />
      </Fact>
      <Fact label={page.t('words.amount')}>
        <Amount amount={amount} currency={currency} />
      </Fact>
      <Fact label={page.t('words.starCoins')}>{new Intl.NumberFormat(page.state.locale).format(points)}</Fact>
      <Fact label={page.t('words.refunded')}>
        <Amount amount={refundedAmount} currency={currency} />
      </Fact>
      <Fact label={page.t('words.paymentMethod')}>
        {page.t(`paymentMethod.${deposit.paymentMethod}`)} <span className="text-muted">({provider})</span>
      </Fact>
      {providerReference !== '' && <Fact label={page.t('money.reference')}>{providerReference}</Fact>}
      {storeCode !== null && <Fact label={page.t('money.storeCode')}>{storeCode}</Fact>}
      <Fact label={page.t('words.createdAt')}>
        <LocalTime iso={createdAt} />
      </Fact>
      {paidAt !== null && (
        <Fact label={page.t('words.paid')}>
          <LocalTime iso={paidAt} />
        </Fact>
      )}
      {paidAt === null && expiresAt !== null && (
        <Fact label={page.t('money.expiresAt')}>
          <LocalTime iso={expiresAt} />
        </Fact>
      )}
      {invoiceNumber !== null && (
        <Fact label={page.t('money.invoice')}>
          <a className="link" href={page.href('/operator/invoices', invoiceFilter.query({ search: invoiceNumber }))}>
            {invoiceNumber}
          </a>
        </Fact>
      )}
    </dl>
  );
}
