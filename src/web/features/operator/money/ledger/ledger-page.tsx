import { usePage } from '#web/app/use-page.ts';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { AccountsSection } from './accounts-section.tsx';
import { EntriesSection } from './entries-section.tsx';
import { ledgerFilter } from './ledger-filter.ts';
import type { LedgerPageData } from './load-ledger.ts';
import { ReportSection } from './report-section.tsx';

/** The ledger: its reconciliation, and every entry of every account. */
export function LedgerPage(data: LedgerPageData) {
  const page = usePage();
  // With an owner selected, show the accounts first.
  const isAtOwner = ledgerFilter.query(data.filter) !== '';
  return (
    <>
      <PageHeader title={page.t('money.ledger.title')} lead={page.t('money.ledger.lead')} />
      {!isAtOwner && <ReportSection report={data.report} />}
      <AccountsSection {...data} />
      {data.entries !== undefined && <EntriesSection filter={data.filter} entries={data.entries} />}
      {isAtOwner && <ReportSection report={data.report} />}
    </>
  );
}
