import { CircleCheck, CircleX, Scale } from 'lucide-react';
import type { LedgerReport } from '#contract/ledger/entities.ts';
import { makeLedgerReport } from '#contract/ledger/operator-endpoints.ts';
import { usePage } from '#web/app/use-page.ts';
import { useMutation } from '#web/kit/dialog/use-mutation.ts';
import { CurrencyTotals } from '#web/kit/list/currency-totals.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { Notice } from '#web/kit/state/notice.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { Button } from '#web/ui/button.tsx';

/** Long, since a reconciliation reads every entry. */
const REPORT_TIMEOUT_MS = 300_000;

/** Whether the ledger agrees with the payments and with itself, with a button to check again. */
export function ReportSection({ report }: { report: LedgerReport | null }) {
  const page = usePage();
  const { isBusy, start } = useMutation({
    call: () => page.call(makeLedgerReport, {}, { timeoutMs: REPORT_TIMEOUT_MS }),
    done: ({ report: { isBalanced } }) =>
      isBalanced ? page.t('money.report.balanced') : { type: 'warning', text: page.t('money.report.differs') },
  });
  return (
    <Section
      id="report"
      title={page.t('money.report.title')}
      lead={page.t('money.report.lead')}
      actions={
        <Button look="gold" isBusy={isBusy} onClick={start} Icon={Scale}>
          {page.t(isBusy ? 'money.report.busy' : 'money.report.run')}
        </Button>
      }
    >
      <div aria-live="polite" aria-busy={isBusy}>
        {report === null ? (
          <p className="text-muted">{page.t('money.report.none')}</p>
        ) : (
          <LatestReport report={report} />
        )}
      </div>
    </Section>
  );
}

function LatestReport({ report: { isBalanced, madeAt, checks, circulation } }: { report: LedgerReport }) {
  const page = usePage();
  return (
    <div className="flex flex-col gap-5">
      <Notice look={isBalanced ? 'success' : 'danger'}>
        <strong>{page.t(isBalanced ? 'money.report.balanced' : 'money.report.differs')}</strong>
        <span className="text-muted text-xs">
          <LocalTime iso={madeAt} />
        </span>
      </Notice>
      <ul className="grid gap-x-8 md:grid-cols-2">
        {checks.map((check) => (
          <CheckRow key={check.check} {...check} />
        ))}
      </ul>
      <CurrencyTotals
        label={page.t('money.report.circulation')}
        totals={circulation}
        countOf={() => ''}
        figures={[
          { label: page.t('money.report.points'), amountOf: ({ points }) => points },
          { label: page.t('money.transaction.hold'), amountOf: ({ held }) => held },
          { label: page.t('money.report.sales'), amountOf: ({ sales }) => sales },
          { label: page.t('money.account.owed'), amountOf: ({ owed }) => owed },
        ]}
      />
    </div>
  );
}

function CheckRow({ check, checked, findings }: LedgerReport['checks'][number]) {
  const page = usePage();
  const isFine = findings.length === 0;
  const Icon = isFine ? CircleCheck : CircleX;
  return (
    <li className="border-line flex items-start gap-3 border-t py-3 text-sm">
      <Icon size={20} aria-hidden className={`mt-0.5 flex-none ${isFine ? 'text-success' : 'text-danger'}`} />
      <div className="min-w-0 flex-1">
        <p className="font-bold">{page.t(`money.check.${check}`)}</p>
        <p className="text-muted text-xs">
          {page.t('money.check.checked', { count: checked })} ·{' '}
          {isFine ? page.t('money.check.fine') : page.t('money.check.findings', { count: findings.length })}
        </p>
        {!isFine && (
          // The database writes the differences in English, for developers.
          <ul lang="en" className="text-danger mt-2 flex list-disc flex-col gap-1 ps-5 text-xs wrap-anywhere">
            {findings.map((finding) => (
              <li key={finding}>{finding}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
