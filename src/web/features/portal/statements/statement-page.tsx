import { FileSpreadsheet, FileText, type LucideIcon, Printer } from 'lucide-react';
import { receiveFile } from '#client/receive-file.ts';
import { exportStatement, printStatement } from '#contract/sales/endpoints.ts';
import type { Statement } from '#contract/sales/entities.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { EXPORT_TIMEOUT_MS, saveCsv } from '#web/kit/list/csv-button.tsx';
import { Amount } from '#web/kit/list/currency-totals.tsx';
import { RecordList } from '#web/kit/list/record-list.tsx';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { Button } from '#web/ui/button.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { formatMonth, type StatementData, SumFacts } from './load-statements.tsx';

/** The monthly statement: payee, amounts and products. Print output contains only the statement. */
export function StatementPage({ statement }: Pick<StatementData, 'statement'>) {
  const page = usePage();
  const { month, isFinal, feePercent, sums, lines, madeAt } = statement;
  return (
    <article className="statement-sheet flex min-w-0 flex-col gap-6">
      <PageHeader
        title={page.t('words.statementForMonth', { month: formatMonth(month, page.state.locale) })}
        actions={<StatementDownloads month={month} />}
      />
      {!isFinal && (
        <p role="note" className="border-info bg-raised rounded-xl border p-4 text-sm">
          {page.t('statements.open.text')}
        </p>
      )}
      <Payee statement={statement} />
      <section aria-labelledby="statement-sums" className="card p-4 sm:p-6">
        <h2 id="statement-sums" className="mb-4 text-lg">
          {page.t('words.payout')}
        </h2>
        {sums.length === 0 ? (
          <p className="text-muted">{page.t('words.nothingWasSoldOrRefunded')}</p>
        ) : (
          <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
            {sums.map((sum) => (
              <li key={sum.currency}>
                <SumFacts sum={sum} feePercent={feePercent} />
              </li>
            ))}
          </ul>
        )}
        <p className="text-muted mt-5 text-xs">{page.t('statements.fee.text', { percent: feePercent })}</p>
      </section>
      {lines.length > 0 && <StatementLines lines={lines} />}
      <p className="text-muted text-xs">
        {page.t('statements.madeAt')} <LocalTime iso={madeAt} />
      </p>
    </article>
  );
}

function Payee({ statement: { company } }: Pick<StatementData, 'statement'>) {
  const page = usePage();
  const facts = [
    ['hall.sort.name', company.name],
    ['words.taxIdNumber', company.taxIdNumber],
    ['words.bank', company.bankName],
    ['words.accountNumber', company.bankAccountNumber],
  ] as const;
  return (
    <section aria-labelledby="statement-payee" className="card p-4 sm:p-6">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="statement-payee" className="text-lg">
          {page.t('words.paidTo')}
        </h2>
        <a className="link text-sm print:hidden" href={page.href('/developer/company')}>
          {page.t('statements.payee.change')}
        </a>
      </div>
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2 lg:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-muted text-xs">{page.t(name)}</dt>
            <dd className="wrap-anywhere">{value || '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Exports a statement as a document or a table, or prints it. */
function StatementDownloads({ month }: { month: string }) {
  const page = usePage();
  const asked = { month, lang: page.state.locale };
  const name = `starhall-statement-${month}`;
  const pdf = async () => {
    const file = receiveFile();
    await page.call(printStatement, asked, { fetch: file.fetch, timeoutMs: EXPORT_TIMEOUT_MS });
    saveFile(`${name}.pdf`, 'application/pdf', file.read());
  };
  const csv = async () =>
    saveCsv(`${name}.csv`, await page.call(exportStatement, asked, { timeoutMs: EXPORT_TIMEOUT_MS }));
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <DownloadButton
        Icon={FileText}
        text={page.t('statements.pdf')}
        busyText={page.t('statements.pdf.busy')}
        run={pdf}
      />
      <DownloadButton Icon={FileSpreadsheet} text={page.t('statements.csv')} run={csv} />
      <Button onClick={() => print()} Icon={Printer}>
        {page.t('words.print')}
      </Button>
    </div>
  );
}

interface DownloadButtonProps {
  readonly Icon: LucideIcon;
  readonly text: string;
  /** Label during the download, which may take some seconds. */
  readonly busyText?: string;
  readonly run: () => Promise<void>;
}

function DownloadButton({ Icon, text, busyText = text, run }: DownloadButtonProps) {
  const { isBusy, start } = useAction(run);
  return (
    <Button isBusy={isBusy} onClick={start} Icon={Icon}>
      <span aria-live="polite">{isBusy ? busyText : text}</span>
    </Button>
  );
}

type Line = Statement['lines'][number];

/** Revenue of each product in the month by currency. */
function StatementLines({ lines }: { lines: readonly Line[] }) {
  const page = usePage();
  const { format } = new Intl.NumberFormat(page.state.locale);
  return (
    <section aria-labelledby="statement-lines" className="card min-w-0 p-4 sm:p-6">
      <h2 id="statement-lines" className="mb-4 text-lg">
        {page.t('words.byProduct')}
      </h2>
      <RecordList
        label="words.byProduct"
        rows={lines}
        keyOf={({ applicationId, productId, currency }) => `${applicationId} ${productId} ${currency}`}
        tableFrom="lg"
        columns={[
          { key: 'product', head: 'words.product', cell: (line) => <LineProduct line={line} /> },
          {
            key: 'count',
            head: 'words.orders',
            width: 'w-[10%]',
            isNumber: true,
            cell: ({ count }) => <span className="tabular-nums">{format(count)}</span>,
          },
          {
            key: 'quantity',
            head: 'words.quantity',
            width: 'w-[10%]',
            isNumber: true,
            cell: ({ quantity }) => <span className="tabular-nums">{format(quantity)}</span>,
          },
          {
            key: 'amount',
            head: 'sales.sold',
            width: 'w-[15%]',
            isNumber: true,
            cell: ({ amount, currency }) => <Amount amount={amount} currency={currency} />,
          },
          {
            key: 'refundCount',
            head: 'words.refundCount',
            width: 'w-[10%]',
            isNumber: true,
            cell: ({ refundCount }) => <span className="tabular-nums">{format(refundCount)}</span>,
          },
          {
            key: 'refunded',
            head: 'words.refundedAmount',
            width: 'w-[15%]',
            isNumber: true,
            cell: ({ refundedAmount, currency }) => <Amount amount={refundedAmount} currency={currency} />,
          },
        ]}
      />
    </section>
  );
}

function LineProduct({ line: { productName, productId, applicationName, currency } }: { line: Line }) {
  return (
    <span className="flex flex-col wrap-anywhere">
      <span className="font-bold">
        {productName || productId} <span className="text-muted text-xs font-normal">{currency}</span>
      </span>
      <span className="text-muted text-xs">{applicationName}</span>
      <span className="text-muted font-mono text-xs">{productId}</span>
    </span>
  );
}
