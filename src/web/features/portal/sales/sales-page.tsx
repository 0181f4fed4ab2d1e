import { FileSpreadsheet, ReceiptText, SearchX } from 'lucide-react';
import { useState } from 'react';
import { exportSales, requestSaleRefund } from '#contract/sales/endpoints.ts';
import type { Sale } from '#contract/sales/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog, useReasonForm } from '#web/kit/dialog/form-dialog.tsx';
import { CsvButton } from '#web/kit/list/csv-button.tsx';
import { ListFilters } from '#web/kit/list/filter/filter-form.tsx';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { TOTAL_ID } from '#web/kit/page/move-focus.ts';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { EmptyState } from '#web/kit/state/empty-state.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field/text-area.tsx';
import { formatAmount } from '#web/ui/text/format-amount.ts';
import { FirstStep, OwnChanged } from '../layout/chosen-page.tsx';
import { ChartsSection } from './charts/charts-section.tsx';
import { loadSales, type SalesData, SalesTotals } from './load-sales.tsx';
import { SALE_REFUND_ID, SaleDialog } from './sale-dialog.tsx';
import { SaleList } from './sale-list.tsx';
import { SalesChoices } from './sales-fields.tsx';
import { callOfSales, isWhole, SALES_PATH, SALES_PERIODS, type SalesFilter, salesFilter } from './sales-filter.ts';

/** The developer's sales: totals, charts and each sale with its refund. */
export function SalesPage(data: SalesData) {
  const page = usePage();
  const { filter, applications, products, charts, span, totals } = data;
  return (
    <>
      <PageHeader
        title={page.t('portal.nav.sales')}
        lead={page.t('sales.lead')}
        help="developers/sales-and-statements"
        actions={
          <LinkButton href={page.href('/developer/statements')} Icon={FileSpreadsheet}>
            {page.t('portal.nav.statements')}
          </LinkButton>
        }
      />
      {applications.length === 0 ? (
        <FirstStep />
      ) : (
        <>
          <div className="card flex flex-col gap-4 p-4 sm:p-5">
            <PeriodLinks filter={filter} />
            <SalesChoices value={{ applications, products }}>
              <ListFilters path={SALES_PATH} filter={salesFilter} values={filter} />
            </SalesChoices>
          </div>
          <OwnChanged loaded={data} topic="sales" load={(quiet) => loadSales(quiet, filter)} />
          <LoadingPart className="empty:hidden">
            <SalesTotals totals={totals} />
          </LoadingPart>
          <ChartsSection charts={charts} span={span} wanted={filter.currency} />
          <SalesSection {...data} />
        </>
      )}
    </>
  );
}

/** The current page of sales, dimmed while new data load. */
function SalesSection({ filter, count, sales }: SalesData) {
  const page = usePage();
  const [chosen, setChosen] = useState<Sale | null>(null);
  const [isAsking, setAsking] = useState(false);
  // The current data of the list, or the last known ones if the filter no longer matches the sale, which stays open.
  const sale = sales.find(({ orderId }) => orderId === chosen?.orderId) ?? chosen;
  return (
    <section aria-labelledby={TOTAL_ID} className="card flex min-w-0 flex-col gap-5 p-4 sm:p-6">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id={TOTAL_ID} tabIndex={-1} className="text-lg outline-none">
            {page.t(filter.test === undefined ? 'sales.list' : 'sales.list.test')}
          </h2>
          <p role="status" className="text-muted text-sm">
            {count > 0 && page.t('sales.count', { count })}
          </p>
        </div>
        {count > 0 && <ExportSales filter={filter} />}
      </header>
      <LoadingPart className="flex flex-col gap-5">
        {count === 0 ? <NoSales filter={filter} /> : <SaleList sales={sales} onChoose={setChosen} />}
        <Pager
          number={filter.page}
          count={count}
          address={(number) => page.href(SALES_PATH, salesFilter.query({ ...filter, page: number }))}
        />
      </LoadingPart>
      {sale !== null && <SaleDialog sale={sale} onAskRefund={() => setAsking(true)} onClose={() => setChosen(null)} />}
      {sale !== null && isAsking && (
        <AskRefundDialog sale={sale} onAsked={setChosen} onClose={() => setAsking(false)} />
      )}
    </section>
  );
}

/** Downloads all filtered sales, across all pages, as a spreadsheet. */
function ExportSales({ filter }: { filter: SalesFilter }) {
  const page = usePage();
  const callOf = () => callOfSales(filter, { today: businessDayOf(Date.now()), lang: page.state.locale });
  return (
    <CsvButton
      name="starhall-sales.csv"
      load={(options) => page.call(exportSales, callOf(), options)}
      text={page.t('words.exportCsv')}
      busyText={page.t('words.preparingTheFile')}
      done={page.t('words.theFileHasBeenDownloaded')}
    />
  );
}

/** Empty state: no sales at all, or none that match the filter. */
function NoSales({ filter }: { filter: SalesFilter }) {
  const page = usePage();
  const isNothing = isWhole(filter);
  const [path, query] = isNothing ? ['/developer/products', ''] : [SALES_PATH, salesFilter.query({ period: 'all' })];
  return (
    <EmptyState
      role="status"
      Icon={isNothing ? ReceiptText : SearchX}
      title={page.t(isNothing ? 'sales.nothing.title' : 'sales.none.title')}
      text={page.t(isNothing ? 'sales.nothing.text' : 'sales.none.text')}
    >
      <a className={`btn ${isNothing ? 'btn-gold' : 'btn-quiet'}`} href={page.href(path, query)}>
        {page.t(isNothing ? 'sales.nothing.go' : 'sales.none.all')}
      </a>
    </EmptyState>
  );
}

interface AskRefundDialogProps {
  readonly sale: Sale;
  /** Receives the sale with the request, as the list may no longer contain it. */
  readonly onAsked: (sale: Sale) => void;
  readonly onClose: () => void;
}

/** Asks the operators to refund the star coins of an order; the reason is shown to the operators and the player. */
export function AskRefundDialog({ sale, onAsked, onClose }: AskRefundDialogProps) {
  const page = usePage();
  const { orderId, productName, productId, amount, currency } = sale;
  const form = useReasonForm({
    call: async (reason) => onAsked(await page.call(requestSaleRefund, { orderId, reason, lang: page.state.locale })),
    done: page.t('sales.refund.sent'),
    focusAfter: SALE_REFUND_ID,
    onClose,
  });
  return (
    <FormDialog
      title={page.t('words.askForARefundOf', { product: productName || productId })}
      confirm={page.t('words.sendTheRequest')}
      form={form}
      onClose={onClose}
    >
      <p className="text-muted">
        {page.t('sales.refund.text', { amount: formatAmount(amount, currency, page.state.locale) })}
      </p>
      <TextArea
        {...form.fieldOf('reason')}
        label={page.t('words.reason')}
        hint={page.t('sales.refund.reason.hint', { max: LIMITS.reasonLength })}
        maxLength={LIMITS.reasonLength}
      />
    </FormDialog>
  );
}

const PERIOD_NAMES = {
  '7d': 'sales.period.7d',
  '30d': 'list.period.30d',
  '90d': 'sales.period.90d',
  month: 'sales.period.month',
  lastMonth: 'sales.period.lastMonth',
  year: 'list.period.year',
  all: 'words.all',
} as const;

/** Links that select a named period. */
function PeriodLinks({ filter }: { filter: SalesFilter }) {
  const page = usePage();
  return (
    <nav aria-label={page.t('words.period')}>
      <ul className="flex flex-wrap gap-2">
        {SALES_PERIODS.map((period) => (
          <li key={period}>
            <a
              className="chip px-4"
              href={page.href(
                SALES_PATH,
                salesFilter.query({
                  ...filter,
                  period,
                  number: undefined,
                  beginAt: undefined,
                  endAt: undefined,
                  page: 1,
                }),
              )}
              aria-current={filter.period === period && filter.number === undefined ? 'true' : undefined}
            >
              {page.t(PERIOD_NAMES[period])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
