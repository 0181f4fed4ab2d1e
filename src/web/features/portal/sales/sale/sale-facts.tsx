import type { ReactNode } from 'react';
import type { Sale } from '#contract/sales/entities.ts';
import { regionName } from '#i18n/name-places.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { Amount } from '#web/kit/list/amount.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { CopyButton } from '#web/ui/text/copy-button.tsx';

interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  /** Text for a copy button. */
  readonly copy?: string;
}

/** All data of a sale. */
export function SaleFacts({ sale }: { sale: Sale }) {
  const page = usePage();
  return (
    <dl className="flex flex-col text-sm">
      {factsOf(page, sale).map(({ name, value, copy }) => (
        <div
          key={name}
          className="border-line grid min-h-11 grid-cols-[minmax(96px,35%)_1fr] items-center gap-3 border-b py-1.5 last:border-b-0"
        >
          <dt className="text-muted">{name}</dt>
          <dd className="flex min-w-0 items-center gap-1 wrap-anywhere">
            {value}
            {copy !== undefined && (
              <CopyButton text={copy} label={page.t('words.copyName', { name })} done={page.t('words.copied')} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(page: Page, sale: Sale): readonly Fact[] {
  const { exchangeId, orderId, playerId, productId, applicationId, currency, country, acknowledgedAt } = sale;
  const mono = (text: string) => <span className="font-mono text-xs">{text}</span>;
  const named = (name: string, id: string) => (
    <span>
      {name || id} <span className="text-muted font-mono text-xs">{id}</span>
    </span>
  );
  return [
    { name: page.t('sales.number'), value: mono(exchangeId), copy: exchangeId },
    { name: page.t('words.orderNumber'), value: mono(orderId), copy: orderId },
    { name: page.t('sales.date'), value: <LocalTime iso={sale.createdAt} /> },
    { name: page.t('words.game'), value: named(sale.applicationName, applicationId) },
    { name: page.t('words.product'), value: named(sale.productName, productId) },
    { name: page.t('words.quantity'), value: sale.quantity },
    {
      name: page.t('words.amount'),
      value: (
        <b>
          <Amount amount={sale.amount} currency={currency} /> <span className="font-normal">({currency})</span>
        </b>
      ),
    },
    ...(sale.refundedAmount > 0
      ? [{ name: page.t('words.refundedAmount'), value: <Amount amount={sale.refundedAmount} currency={currency} /> }]
      : []),
    {
      name: page.t('words.country'),
      value: country === null ? page.t('sales.country.unknown') : regionName(page.translator, country),
    },
    { name: page.t('words.playerId'), value: mono(playerId), copy: playerId },
    {
      name: page.t('words.acknowledgedByTheGame'),
      value: acknowledgedAt === null ? page.t('sales.notAcknowledged') : <LocalTime iso={acknowledgedAt} />,
    },
  ];
}
