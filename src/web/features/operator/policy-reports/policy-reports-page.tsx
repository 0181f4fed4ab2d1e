import { ShieldCheck } from 'lucide-react';
import { listPolicyReports } from '#contract/policy-report/endpoints.ts';
import type { PolicyReport } from '#contract/policy-report/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import type { FilterTexts } from '#web/kit/list/filter/filter-values.ts';
import { EmptyList, ListPage, PagedRecords } from '#web/kit/list/list-page.tsx';
import { type Loaded, loadList } from '#web/kit/list/load-list.ts';
import type { Columns } from '#web/kit/list/table.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';

const NO_FILTER = defineFilter({});

type PolicyReportsData = Loaded<typeof listPolicyReports, ValuesOf<typeof NO_FILTER>>;

export function loadPolicyReports(page: Page, texts: FilterTexts): Promise<PolicyReportsData> {
  return loadList(page, listPolicyReports, NO_FILTER.read(texts), {});
}

/** Content Security Policy violations that browsers reported, to trace faults and attacks. */
export function PolicyReportsPage(loaded: PolicyReportsData) {
  const page = usePage();
  return (
    <ListPage
      title={page.t('operator.reports.title')}
      lead={page.t('operator.reports.lead', { days: LIMITS.policyReportDays })}
      total={page.t('operator.reports.count', { count: loaded.count })}
    >
      <PagedRecords
        path="/operator/policy-reports"
        filter={NO_FILTER}
        loaded={loaded}
        label="operator.reports.title"
        keyOf={({ directive, blocked, page: reported }) => JSON.stringify([directive, blocked, reported])}
        tableFrom="lg"
        columns={COLUMNS}
        none={
          <EmptyList
            title={page.t('operator.reports.none.title')}
            text={page.t('operator.reports.none.text')}
            Icon={ShieldCheck}
          />
        }
      />
    </ListPage>
  );
}

const COLUMNS: Columns<PolicyReport> = [
  {
    key: 'blocked',
    head: 'operator.reports.blocked',
    cell: ({ blocked }) => <code className="font-bold wrap-anywhere">{blocked}</code>,
  },
  {
    key: 'page',
    head: 'operator.reports.page',
    width: 'w-[20%]',
    isLong: true,
    cell: ({ page: reported }) => <code>{reported}</code>,
  },
  {
    key: 'directive',
    head: 'operator.reports.directive',
    width: 'w-[16%]',
    cell: ({ directive }) => <code>{directive}</code>,
  },
  {
    key: 'times',
    head: 'operator.reports.times',
    width: 'w-[10%]',
    cell: ({ count }, page) => page.t('operator.reports.timesCount', { count }),
  },
  {
    key: 'first',
    head: 'operator.reports.first',
    width: 'w-[15%]',
    cell: ({ firstAt }) => <LocalTime iso={firstAt} />,
  },
  { key: 'last', head: 'operator.reports.last', width: 'w-[15%]', cell: ({ lastAt }) => <LocalTime iso={lastAt} /> },
];
