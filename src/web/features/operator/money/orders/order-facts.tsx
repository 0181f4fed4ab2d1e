import type { OperatorOrder } from '#contract/order/entities.ts';
import { regionName } from '#i18n/name-places.ts';
import { usePage } from '#web/app/use-page.ts';
import { Amount } from '#web/kit/list/amount.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { UserLink } from '../../users/user-link.tsx';
import { Fact } from '../fact.tsx';

/** The stored details of an order. */
export function OrderFacts({ order }: { order: OperatorOrder }) {
  const page = usePage();
  const { user, currency, amount, refundedAmount, quantity, seller, exchangeId, createdAt, acknowledgedAt } = order;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
      <Fact label={page.t('userType.1')}>
        <UserLink user={user} />
      </Fact>
      <Fact label={page.t('words.amount')}>
        <Amount amount={amount} currency={currency} />
      </Fact>
      <Fact label={page.t('words.refunded')}>
        <Amount amount={refundedAmount} currency={currency} />
      </Fact>
      <Fact label={page.t('words.product')}>
        {order.productName || order.productId} × {quantity}
      </Fact>
      <Fact label={page.t('words.game')}>
        {order.applicationName} <span className="text-muted text-xs">{order.applicationId}</span>
      </Fact>
      <Fact label={page.t('words.seller')}>{seller}</Fact>
      <Fact label={page.t('words.exchangeNumber')}>{exchangeId}</Fact>
      <Fact label={page.t('words.createdAt')}>
        <LocalTime iso={createdAt} />
      </Fact>
      <Fact label={page.t('words.acknowledgedByTheGame')}>
        {acknowledgedAt === null ? page.t('money.order.notAcknowledged') : <LocalTime iso={acknowledgedAt} />}
      </Fact>
      {order.country !== null && (
        <Fact label={page.t('money.order.country')}>{regionName(page.translator, order.country)}</Fact>
      )}
    </dl>
  );
}
