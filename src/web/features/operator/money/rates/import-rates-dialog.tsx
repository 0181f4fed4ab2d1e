import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '#contract/errors/api-error.ts';
import { importExchangeRates } from '#contract/exchange-rate/operator-endpoints.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAction } from '../../../../app/use-action.ts';
import { type Page, usePage } from '../../../../app/use-page.ts';
import { Spinner } from '../../../../ui/spinner.tsx';
import { Modal } from '../modal.tsx';
import { ImportPreview } from './import-preview.tsx';
import type { ImportReport } from './load-rates.ts';
import { RateTable } from './rate-table.tsx';

/** Takes a table of rates, shows what it would set, and sets it when asked to. */
export function ImportRatesDialog({ onClose }: { onClose: () => void }) {
  const page = usePage();
  const router = useRouter();
  const [csv, setCsv] = useState('');
  const [error, setError] = useState('');
  const [report, setReport] = useState<ImportReport | null>(null);
  const isReady = report !== null && report.count === report.lines.length;
  const type = (text: string) => {
    setCsv(text);
    setError('');
    setReport(null);
  };
  const { isBusy, start } = useAction(async () => {
    try {
      const answer = await page.call(importExchangeRates, { csv, apply: isReady });
      if (!answer.isApplied) return setReport(answer);
      await router.invalidate();
      flushSync(onClose);
      toasts.show('success', page.t('money.rates.import.done', { count: answer.count }));
    } catch (failure) {
      const said = await sayProblem(page, failure);
      if (said === undefined) throw failure;
      flushSync(() => setError(said));
      document.querySelector<HTMLElement>('#field-csv')?.focus();
    }
  });
  return (
    <Modal title={page.t('money.rates.import.title')} isWide isBusy={isBusy} onClose={onClose}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          start();
        }}
      >
        <RateTable text={csv} error={error} onChange={type} onProblem={setError} />
        <div aria-live="polite">{report !== null && <ImportPreview report={report} />}</div>
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <button type="button" className="btn btn-quiet" aria-disabled={isBusy} onClick={() => isBusy || onClose()}>
            {page.t('operator.cancel')}
          </button>
          <button type="submit" className="btn btn-gold" aria-disabled={isBusy}>
            {isBusy && <Spinner />}
            {isReady ? page.t('money.rates.import.apply', { count: report.count }) : page.t('money.rates.import.check')}
          </button>
        </div>
      </form>
    </Modal>
  );
}

/** What is wrong with the table as such, in words. */
async function sayProblem(page: Page, failure: unknown): Promise<string | undefined> {
  const key = failure instanceof ApiError ? failure.fields?.csv : undefined;
  if (key === undefined || !(failure instanceof ApiError)) return undefined;
  await loadMessages(page, 'errors', 'rules');
  return page.translator.find(key, failure.params) ?? page.translator.find('field.invalid');
}
