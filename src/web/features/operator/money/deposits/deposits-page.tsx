import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { CurrencyTotals } from '#web/kit/list/currency-totals.tsx';
import { EmptyList } from '#web/kit/list/empty-list.tsx';
import { ListPage } from '#web/kit/list/list-page.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { usePage } from '../../../../app/use-page.ts';
import { DepositDialog } from './deposit-dialog.tsx';
import { depositQuery } from './deposit-filter.ts';
import { DepositFilters } from './deposit-filters.tsx';
import { DepositList } from './deposit-list.tsx';
import type { DepositsPageData } from './load-deposits.ts';

/** Everybody's top-ups, and what operators do about them. */
export function DepositsPage({ filter, count, deposits, totals }: DepositsPageData) {
  const page = usePage();
  const [chosen, setChosen] = useState<string | null>(null);
  const deposit = deposits.find(({ orderId }) => orderId === chosen);
  return (
    <>
      <ListPage
        title={page.t('money.deposits.title')}
        lead={page.t('money.deposits.lead')}
        filters={<DepositFilters filter={filter} />}
        total={page.t('money.deposits.count', { count })}
        summary={<DepositTotals totals={totals} />}
      >
        {deposits.length === 0 ? (
          <EmptyList
            title={page.t('money.deposits.none')}
            text={page.t('list.none.text')}
            all={{ path: '/operator/deposits', label: page.t('money.deposits.all') }}
            Icon={SearchX}
          />
        ) : (
          <DepositList deposits={deposits} onChoose={setChosen} />
        )}
        <Pager
          number={filter.page}
          count={count}
          address={(number) => page.href('/operator/deposits', depositQuery({ ...filter, page: number }))}
        />
      </ListPage>
      {deposit !== undefined && <DepositDialog deposit={deposit} onClose={() => setChosen(null)} />}
    </>
  );
}

function DepositTotals({ totals }: Pick<DepositsPageData, 'totals'>) {
  const page = usePage();
  return (
    <CurrencyTotals
      totals={totals}
      countOf={({ count }) => page.t('money.deposits.count', { count })}
      figures={[
        { label: page.t('money.deposits.paid'), amountOf: ({ amount }) => amount },
        { label: page.t('money.refunded'), amountOf: ({ refundedAmount }) => refundedAmount },
      ]}
    />
  );
}
