import { ShieldCheck } from 'lucide-react';
import { LIMITS } from '#contract/limits.ts';
import type { PolicyReport } from '#contract/policy-report/entities.ts';
import { EmptyList } from '#web/kit/list/empty-list.tsx';
import { ListPage } from '#web/kit/list/list-page.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { usePage } from '../../../app/use-page.ts';
import { LocalTime } from '../../../ui/local-time.tsx';
import type { PolicyReportsData } from './load-policy-reports.ts';

/** What browsers have stopped on pages of the store, for who looks for a fault or an attack. */
export function PolicyReportsPage({ number, count, list }: PolicyReportsData) {
  const page = usePage();
  return (
    <ListPage
      title={page.t('operator.reports.title')}
      lead={page.t('operator.reports.lead', { days: LIMITS.policyReportDays })}
      total={page.t('operator.reports.count', { count })}
    >
      {list.length === 0 ? (
        <EmptyList
          title={page.t('operator.reports.none.title')}
          text={page.t('operator.reports.none.text')}
          Icon={ShieldCheck}
        />
      ) : (
        <ul className="flex flex-col">
          {list.map((report) => (
            <ReportItem key={JSON.stringify([report.directive, report.blocked, report.page])} report={report} />
          ))}
        </ul>
      )}
      <Pager
        number={number}
        count={count}
        address={(asked) => page.href('/operator/policy-reports', asked === 1 ? '' : `?page=${asked}`)}
      />
    </ListPage>
  );
}

function ReportItem({ report }: { report: PolicyReport }) {
  const page = usePage();
  const { blocked, directive, count, firstAt, lastAt } = report;
  const facts = [
    ['page', <code key="page">{report.page}</code>],
    ['directive', <code key="directive">{directive}</code>],
    ['times', page.t('operator.reports.timesCount', { count })],
    ['first', <LocalTime key="first" iso={firstAt} />],
    ['last', <LocalTime key="last" iso={lastAt} />],
  ] as const;
  return (
    <li className="border-line flex flex-col gap-2 border-b py-4 text-sm first:pt-0 last:border-b-0 last:pb-0">
      <code className="font-bold wrap-anywhere">{blocked}</code>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-[3fr_2fr_1fr_13rem_13rem]">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-col">
            <dt className="text-muted text-xs">{page.t(`operator.reports.${name}`)}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
