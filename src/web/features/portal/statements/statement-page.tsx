import { usePage } from '#web/app/use-page.ts';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { PortalHeader } from '../layout/portal-header.tsx';
import { formatMonth } from './format-month.ts';
import type { StatementData } from './load-statements.ts';
import { StatementDownloads } from './statement-downloads.tsx';
import { StatementLines } from './statement-lines.tsx';
import { SumFacts } from './sum-facts.tsx';

/** The monthly statement: payee, amounts and products. Print output contains only the statement. */
export function StatementPage({ statement }: Pick<StatementData, 'statement'>) {
  const page = usePage();
  const { month, isFinal, feePercent, sums, lines, madeAt } = statement;
  return (
    <article className="statement-sheet flex min-w-0 flex-col gap-6">
      <PortalHeader
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
