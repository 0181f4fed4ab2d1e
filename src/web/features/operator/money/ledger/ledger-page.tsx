import { CircleCheck, CircleX, Scale, SearchX } from 'lucide-react';
import type { LedgerEntryState, LedgerReport } from '#contract/ledger/entities.ts';
import { makeLedgerReport } from '#contract/ledger/operator-endpoints.ts';
import { usePage } from '#web/app/use-page.ts';
import { useMutation } from '#web/kit/dialog/use-mutation.ts';
import { Amount, CurrencyTotals } from '#web/kit/list/currency-totals.tsx';
import { ListFilters } from '#web/kit/list/filter/filter-form.tsx';
import { ListChanged } from '#web/kit/list/list-changed.tsx';
import { EmptyList, PagedRecords } from '#web/kit/list/list-page.tsx';
import type { Columns } from '#web/kit/list/table.tsx';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { Notice } from '#web/kit/state/notice.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { Button } from '#web/ui/button.tsx';
import { depositFilter } from '../deposits/deposit-filter.ts';
import { orderFilter } from '../orders/order-state.tsx';
import { AccountsSection } from './accounts-section.tsx';
import { type LedgerFilter, type LedgerPageData, ledgerFilter, loadLedger } from './load-ledger.ts';

/** The ledger: its reconciliation, and every entry of every account. */
export function LedgerPage(data: LedgerPageData) {
  const page = usePage();
  // With an owner selected, show the accounts first.
  const isAtOwner = ledgerFilter.query(data.filter) !== '';
  return (
    <>
      <PageHeader title={page.t('money.ledger.title')} lead={page.t('money.ledger.lead')} />
      <ListChanged
        loaded={data}
        topics={['orders', 'deposits', 'audit']}
        load={(quiet) => loadLedger(quiet, data.filter)}
      />
      {!isAtOwner && <ReportSection report={data.report} />}
      <AccountsSection {...data} />
      {data.entries !== undefined && <EntriesSection filter={data.filter} entries={data.entries} />}
      {isAtOwner && <ReportSection report={data.report} />}
    </>
  );
}

const PATH = '/operator/ledger';

interface EntriesSectionProps {
  readonly filter: LedgerFilter;
  readonly entries: NonNullable<LedgerPageData['entries']>;
}

/** The entries of an account. */
function EntriesSection({ filter, entries: { count, list } }: EntriesSectionProps) {
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

/** Long, since a reconciliation reads every entry. */
const REPORT_TIMEOUT_MS = 300_000;

/** Whether the ledger agrees with the payments and with itself, with a button to check again. */
function ReportSection({ report }: { report: LedgerReport | null }) {
  const page = usePage();
  const { isBusy, start } = useMutation({
    call: () => page.call(makeLedgerReport, {}, { timeoutMs: REPORT_TIMEOUT_MS }),
    done: ({ report: { isBalanced } }) =>
      isBalanced ? page.t('money.report.balanced') : { type: 'warning', text: page.t('money.report.differs') },
  });
  return (
    <Section
      id="report"
      title={page.t('money.report.title')}
      lead={page.t('money.report.lead')}
      actions={
        <Button look="gold" isBusy={isBusy} onClick={start} Icon={Scale}>
          {page.t(isBusy ? 'money.report.busy' : 'money.report.run')}
        </Button>
      }
    >
      <div aria-live="polite" aria-busy={isBusy}>
        {report === null ? (
          <p className="text-muted">{page.t('money.report.none')}</p>
        ) : (
          <LatestReport report={report} />
        )}
      </div>
    </Section>
  );
}

function LatestReport({ report: { isBalanced, madeAt, checks, circulation } }: { report: LedgerReport }) {
  const page = usePage();
  return (
    <div className="flex flex-col gap-5">
      <Notice look={isBalanced ? 'success' : 'danger'}>
        <strong>{page.t(isBalanced ? 'money.report.balanced' : 'money.report.differs')}</strong>
        <span className="text-muted text-xs">
          <LocalTime iso={madeAt} />
        </span>
      </Notice>
      <ul className="grid gap-x-8 md:grid-cols-2">
        {checks.map((check) => (
          <CheckRow key={check.check} {...check} />
        ))}
      </ul>
      <CurrencyTotals
        label={page.t('money.report.circulation')}
        totals={circulation}
        countOf={() => ''}
        figures={[
          { label: page.t('money.report.points'), amountOf: ({ points }) => points },
          { label: page.t('money.transaction.hold'), amountOf: ({ held }) => held },
          { label: page.t('money.report.sales'), amountOf: ({ sales }) => sales },
          { label: page.t('money.account.owed'), amountOf: ({ owed }) => owed },
        ]}
      />
    </div>
  );
}

function CheckRow({ check, checked, findings }: LedgerReport['checks'][number]) {
  const page = usePage();
  const isFine = findings.length === 0;
  const Icon = isFine ? CircleCheck : CircleX;
  return (
    <li className="border-line flex items-start gap-3 border-t py-3 text-sm">
      <Icon size={20} aria-hidden className={`mt-0.5 flex-none ${isFine ? 'text-success' : 'text-danger'}`} />
      <div className="min-w-0 flex-1">
        <p className="font-bold">{page.t(`money.check.${check}`)}</p>
        <p className="text-muted text-xs">
          {page.t('money.check.checked', { count: checked })} ·{' '}
          {isFine ? page.t('money.check.fine') : page.t('money.check.findings', { count: findings.length })}
        </p>
        {!isFine && (
          // The database writes the differences in English, for developers.
          <ul lang="en" className="text-danger mt-2 flex list-disc flex-col gap-1 ps-5 text-xs wrap-anywhere">
            {findings.map((finding) => (
              <li key={finding}>{finding}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
