import { SearchX } from 'lucide-react';
import type { LedgerEntryState } from '#contract/ledger/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { Amount } from '#web/kit/list/amount.tsx';
import { EmptyList } from '#web/kit/list/empty-list.tsx';
import { ListFilters } from '#web/kit/list/filter/filter-form.tsx';
import { PagedRecords } from '#web/kit/list/paged-records.tsx';
import type { Columns } from '#web/kit/list/table.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { depositFilter } from '../deposits/deposit-filter.ts';
import { orderFilter } from '../orders/order-filter.ts';
import { type LedgerFilter, ledgerFilter } from './ledger-filter.ts';
import type { LedgerPageData } from './load-ledger.ts';

const PATH = '/operator/ledger';

interface EntriesSectionProps {
  readonly filter: LedgerFilter;
  readonly entries: NonNullable<LedgerPageData['entries']>;
}

/** The entries of an account. */
export function EntriesSection({ filter, entries: { count, list } }: EntriesSectionProps) {
  const page = usePage();
  const { kind, currency } = filter;
  if (kind === undefined || currency === undefined) return null;
  return (
    <Section
      id="entries"
      title={page.t('money.ledger.entriesOf', { account: `${page.t(`money.account.${kind}`)} · ${currency}` })}
      lead={page.t('money.ledger.entries', { count })}
    >
      <div className="mb-5">
        <ListFilters path={PATH} filter={ledgerFilter} values={filter} />
      </div>
      <PagedRecords
        path={PATH}
        filter={ledgerFilter}
        loaded={{ count, list, filter }}
        label="money.ledger.title"
        keyOf={({ id }) => id}
        columns={COLUMNS}
        none={<EmptyList title={page.t('money.ledger.none')} text={page.t('list.none.text')} Icon={SearchX} />}
      />
    </Section>
  );
}

const COLUMNS: Columns<LedgerEntryState> = [
  {
    key: 'transaction',
    head: 'money.transaction',
    cell: ({ transaction, transactionId }, page) => (
      <span className="flex flex-col">
        <span className="font-bold">{page.t(`money.transaction.${transaction}`)}</span>
        <span className="text-muted text-xs">{page.t('money.transaction.id', { id: transactionId })}</span>
      </span>
    ),
  },
  { key: 'reference', head: 'words.orderNumber', width: 'w-[26%]', cell: (entry) => <Reference {...entry} /> },
  {
    key: 'amount',
    head: 'words.amount',
    width: 'w-[16%]',
    isNumber: true,
    cell: ({ amount, currency }) => <Amount amount={amount} currency={currency} />,
  },
  {
    key: 'balance',
    head: 'money.balanceAfter',
    width: 'w-[16%]',
    isNumber: true,
    cell: ({ balanceAfter, currency }) =>
      balanceAfter === null ? '–' : <Amount amount={balanceAfter} currency={currency} />,
  },
  {
    key: 'time',
    head: 'money.postedAt',
    width: 'w-[18%]',
    cell: ({ postedAt }) => <LocalTime iso={postedAt} />,
  },
];

/** A link to the transaction behind an entry. */
function Reference({ reference }: Pick<LedgerEntryState, 'reference'>) {
  const page = usePage();
  const [kind, id = ''] = reference.split(':');
  if (kind === 'deposit') {
    return (
      <a className="link" href={page.href('/operator/deposits', depositFilter.query({ search: id }))}>
        {id}
      </a>
    );
  }
  if (kind !== 'order') return reference;
  return (
    <a className="link" href={page.href('/operator/orders', orderFilter.query({ orderId: id }))}>
      {id}
    </a>
  );
}
