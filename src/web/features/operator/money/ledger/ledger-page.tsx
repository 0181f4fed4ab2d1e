import { usePage } from '#web/app/use-page.ts';
import { ListChanged } from '#web/kit/list/list-changed.tsx';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { AccountsSection } from './accounts-section.tsx';
import { EntriesSection } from './entries-section.tsx';
import { ledgerFilter } from './ledger-filter.ts';
import { type LedgerPageData, loadLedger } from './load-ledger.ts';
import { ReportSection } from './report-section.tsx';

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
