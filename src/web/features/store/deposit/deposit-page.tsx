import { exportDeposits } from '#contract/deposit/endpoints.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import { usePage } from '#web/app/use-page.ts';
import type { CsvButtonProps } from '#web/kit/list/csv-button.tsx';
import { HelpLink } from '#web/kit/page/help-link.tsx';
import { BalanceLine } from '../balance/balance-line.tsx';
import { ClosedRecords } from '../closed-records.tsx';
import { ReceiptFrame } from '../receipt.tsx';
import { callOfFilter, DEPOSITS } from '../record-filter.tsx';
import { RecordSection } from '../record-section.tsx';
import { WalletTabs } from '../wallet-tabs.tsx';
import { DepositList } from './deposit-list.tsx';
import { DepositReceipt } from './deposit-receipt.tsx';
import type { DepositListData, DepositPageData } from './load-deposits.ts';
import { TopUpForm } from './top-up-form.tsx';

/** The top-up form and all top-ups, or the receipt of one. */
export function DepositPage({ data }: { data: DepositPageData }) {
  if (data.view === 'receipt') {
    const { filter, deposit } = data;
    return (
      <ReceiptFrame kind={DEPOSITS} name="deposit" filter={filter}>
        {deposit && <DepositReceipt key={deposit.orderId} first={deposit} />}
      </ReceiptFrame>
    );
  }
  if (data.view === 'list') return <DepositOverview data={data} />;
  return <ClosedRecords view={data.view} title="shell.nav.deposit" about="store.about.deposit" />;
}

function DepositOverview({ data }: { data: DepositListData }) {
  const page = usePage();
  const { filter, count, totals, deposits, options, wish } = data;
  const exportAll: CsvButtonProps['load'] = (options) =>
    page.call(exportDeposits, { ...callOfFilter(filter, businessDayOf(Date.now())), lang: page.state.locale }, options);
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="text-title">{page.t('shell.nav.deposit')}</h1>
          <HelpLink article="players/top-up" topic={page.t('shell.nav.deposit')} />
        </div>
        <BalanceLine />
      </header>
      <WalletTabs />
      <TopUpForm key={wish === null ? '' : Object.values(wish).join()} options={options} wish={wish} />
      <RecordSection
        kind={DEPOSITS}
        name="deposit"
        filter={filter}
        count={count}
        totals={totals}
        exportName="starhall-top-ups.csv"
        onExport={exportAll}
      >
        <DepositList deposits={deposits} filter={filter} />
      </RecordSection>
    </div>
  );
}
