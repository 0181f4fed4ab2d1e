import { useState } from 'react';
import { importExchangeRates } from '#contract/exchange-rate/operator-endpoints.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog } from '#web/kit/dialog/form-dialog.tsx';
import { useFinish } from '#web/kit/dialog/use-mutation.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import { ImportPreview } from './import-preview.tsx';
import type { ImportReport } from './load-rates.ts';
import { RateTable } from './rate-table.tsx';

/** Imports a table of rates after a preview. */
export function ImportRatesDialog({ onClose }: { onClose: () => void }) {
  const page = usePage();
  const [report, setReport] = useState<ImportReport | null>(null);
  const finish = useFinish({ onClose });
  const isReady = report !== null && report.count === report.lines.length;
  const form = useForm({
    initial: { csv: '' },
    check: () => ({}),
    async send({ csv }) {
      const reply = await page.call(importExchangeRates, { csv, apply: isReady });
      if (!reply.isApplied) return setReport(reply);
      await finish(page.t('money.rates.import.done', { count: reply.count }));
    },
  });
  const type = (csv: string) => {
    form.change({ csv });
    setReport(null);
  };
  return (
    <FormDialog
      title={page.t('money.rates.import.title')}
      confirm={
        isReady ? page.t('money.rates.import.apply', { count: report.count }) : page.t('money.rates.import.check')
      }
      isWide
      form={form}
      onClose={onClose}
    >
      <RateTable
        text={form.values.csv}
        error={form.errorOf('csv')}
        onChange={type}
        onProblem={(csv) => form.refuse({ csv })}
      />
      <div aria-live="polite">{report !== null && <ImportPreview report={report} />}</div>
    </FormDialog>
  );
}
