import { SearchX } from 'lucide-react';
import type { OperatorInvoice } from '#contract/invoice/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { Amount } from '#web/kit/list/currency-totals.tsx';
import { ListFilters } from '#web/kit/list/filter/filter-form.tsx';
import { EmptyList, PagedRecords } from '#web/kit/list/list-page.tsx';
import type { Columns } from '#web/kit/list/table.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { UserLink } from '../../users/user-link.tsx';
import { depositFilter } from '../deposits/deposit-filter.ts';
import { InvoicePeriods, type InvoicesPageData, invoiceFilter, writePeriod } from './load-invoices.tsx';

const PATH = '/operator/invoices';

/** All players' invoices. */
export function InvoiceSection(loaded: InvoicesPageData) {
  const page = usePage();
  const { filter, count, ranges } = loaded;
  const periods = [...new Set(ranges.map(({ period }) => period))];
  return (
    <Section id="invoices" title={page.t('money.invoices.issued')} lead={page.t('words.countInvoices', { count })}>
      <div className="mb-6">
        <InvoicePeriods value={periods}>
          <ListFilters path={PATH} filter={invoiceFilter} values={filter} />
        </InvoicePeriods>
      </div>
      <PagedRecords
        path={PATH}
        filter={invoiceFilter}
        loaded={loaded}
        label="money.invoices.issued"
        keyOf={({ id }) => id}
        columns={COLUMNS}
        none={
          <EmptyList
            title={page.t('money.invoices.none')}
            text={page.t('list.none.text')}
            all={{ path: PATH, label: page.t('money.invoices.all') }}
            Icon={SearchX}
          />
        }
      />
    </Section>
  );
}

const COLUMNS: Columns<OperatorInvoice> = [
  {
    key: 'number',
    head: 'money.invoice',
    width: 'w-[16%]',
    cell: (invoice) => <NumberCell {...invoice} />,
  },
  {
    key: 'deposit',
    head: 'money.deposit',
    width: 'w-[18%]',
    cell: ({ orderId }, page) => (
      <a className="link" href={page.href('/operator/deposits', depositFilter.query({ search: orderId }))}>
        {orderId}
      </a>
    ),
  },
  { key: 'user', head: 'userType.1', cell: ({ user }) => <UserLink user={user} /> },
  {
    key: 'amount',
    head: 'words.amount',
    width: 'w-[13%]',
    isNumber: true,
    cell: (invoice) => <AmountCell {...invoice} />,
  },
  {
    key: 'status',
    head: 'words.status',
    width: 'w-[18%]',
    cell: (invoice) => <StateCell {...invoice} />,
  },
  {
    key: 'time',
    head: 'words.issued',
    width: 'w-[18%]',
    cell: ({ issuedAt }) => (issuedAt === null ? '–' : <LocalTime iso={issuedAt} />),
  },
];

function NumberCell({ invoiceNumber, period }: Pick<OperatorInvoice, 'invoiceNumber' | 'period'>) {
  return (
    <span className="flex flex-col tabular-nums">
      <span className="font-bold">{invoiceNumber ?? '–'}</span>
      {period !== null && <span className="text-muted text-xs">{writePeriod(period)}</span>}
    </span>
  );
}

function AmountCell({ amount, allowance }: Pick<OperatorInvoice, 'amount' | 'allowance'>) {
  const page = usePage();
  return (
    <span className="flex flex-col">
      <Amount amount={amount} currency="TWD" />
      {allowance > 0 && (
        <span className="text-muted text-xs">
          {page.t('money.allowance')} <Amount amount={-allowance} currency="TWD" />
        </span>
      )}
    </span>
  );
}

function StateCell({ status, winningType, prize, printing }: OperatorInvoice) {
  const page = usePage();
  return (
    <span className="flex flex-col items-start gap-1">
      <StateChip state={`invoiceStatus.${status}`} />
      {prize > 0 && (
        <span className="text-gold-text text-xs">
          {page.t(`winningType.${winningType}`)} · <Amount amount={prize} currency="TWD" /> ·{' '}
          {page.t(`printing.${printing}`)}
        </span>
      )}
    </span>
  );
}
