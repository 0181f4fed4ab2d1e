import { FileSpreadsheet } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { OwnChanged } from '../layout/chosen-page.tsx';
import { formatMonth, loadStatements, STATEMENTS_PATH, type StatementsData, SumFacts } from './load-statements.tsx';

/** Months with sales or refunds and the payout of each. */
export function StatementsPage({ number, count, months, feePercent }: StatementsData) {
  const page = usePage();
  return (
    <>
      <PageHeader title={page.t('portal.nav.statements')} lead={page.t('statements.lead', { percent: feePercent })} />
      <OwnChanged
        loaded={{ number, count, months, feePercent }}
        topic="sales"
        load={(quiet) => loadStatements(quiet, { page: String(number) })}
      />
      {months.length === 0 ? (
        <EmptyCard
          role="status"
          Icon={FileSpreadsheet}
          title={page.t('statements.none.title')}
          text={page.t('statements.none.text')}
        />
      ) : (
        <section aria-label={page.t('statements.list')}>
          <LoadingPart>
            <ul className="flex flex-col gap-4">
              {months.map((statement) => (
                <MonthCard key={statement.month} statement={statement} feePercent={feePercent} />
              ))}
            </ul>
          </LoadingPart>
          <Pager
            number={number}
            count={count}
            address={(next) => page.href(STATEMENTS_PATH, next === 1 ? '' : `?page=${next}`)}
          />
        </section>
      )}
    </>
  );
}

interface MonthCardProps extends Pick<StatementsData, 'feePercent'> {
  readonly statement: StatementsData['months'][number];
}

function MonthCard({ statement: { month, isFinal, sums }, feePercent }: MonthCardProps) {
  const page = usePage();
  return (
    <li className="card flex flex-col gap-4 p-4 sm:p-6">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">
          <a className="link" href={page.href(`${STATEMENTS_PATH}/${month}`)}>
            {formatMonth(month, page.state.locale)}
          </a>
        </h2>
        <StateChip state={isFinal ? 'words.final' : 'statements.open'} />
      </header>
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">
        {sums.map((sum) => (
          <li key={sum.currency}>
            <SumFacts sum={sum} feePercent={feePercent} />
          </li>
        ))}
      </ul>
    </li>
  );
}
