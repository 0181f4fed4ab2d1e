import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '#contract/errors/api-error.ts';
import { importExchangeRates } from '#contract/exchange-rate/operator-endpoints.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { useAction } from '#web/app/use-action.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { FormDialog } from '#web/kit/dialog/form-dialog.tsx';
import { useFinish } from '#web/kit/dialog/use-mutation.ts';
import { ImportPreview } from './import-preview.tsx';
import type { ImportReport } from './load-rates.ts';
import { RateTable } from './rate-table.tsx';

/** Imports a table of rates after a preview. */
export function ImportRatesDialog({ onClose }: { onClose: () => void }) {
  const page = usePage();
  const [csv, setCsv] = useState('');
  const [error, setError] = useState('');
  const [report, setReport] = useState<ImportReport | null>(null);
  const finish = useFinish({ onClose });
  const isReady = report !== null && report.count === report.lines.length;
  const type = (text: string) => {
    setCsv(text);
    setError('');
    setReport(null);
  };
  const { isBusy, start } = useAction(async () => {
    try {
      const reply = await page.call(importExchangeRates, { csv, apply: isReady });
      if (!reply.isApplied) return setReport(reply);
      await finish(page.t('money.rates.import.done', { count: reply.count }));
    } catch (failure) {
      const problem = await describeProblem(page, failure);
      if (problem === undefined) throw failure;
      flushSync(() => setError(problem));
      document.querySelector<HTMLElement>('#field-csv')?.focus();
    }
  });
  return (
    <FormDialog
      title={page.t('money.rates.import.title')}
      confirm={
        isReady ? page.t('money.rates.import.apply', { count: report.count }) : page.t('money.rates.import.check')
      }
      isWide
      form={{ isBusy, submit: start }}
      onClose={onClose}
    >
      <RateTable text={csv} error={error} onChange={type} onProblem={setError} />
      <div aria-live="polite">{report !== null && <ImportPreview report={report} />}</div>
    </FormDialog>
  );
}

/** Describes a failure of the table as a whole. */
async function describeProblem(page: Page, failure: unknown): Promise<string | undefined> {
  const key = failure instanceof ApiError ? failure.fields?.csv : undefined;
  if (key === undefined || !(failure instanceof ApiError)) return undefined;
  await loadMessages(page, 'errors', 'rules');
  return page.translator.find(key, failure.params) ?? page.translator.find('field.invalid');
}
