import { useState } from 'react';
import { importInvoiceDraw } from '#contract/invoice/operator-endpoints.ts';
import type { DrawnNumber } from '#domain/invoice/winning-invoices.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-action.tsx';
import { writePeriod } from '../invoices/write-period.ts';

interface ImportDialogProps {
  readonly period: string;
  readonly numbers: readonly DrawnNumber[];
  readonly isReplacing: boolean;
  readonly onImported: () => void;
  readonly onClose: () => void;
}

/** Confirms an import, which notifies the winners. */
export function ImportDialog({ period, numbers, isReplacing, onImported, onClose }: ImportDialogProps) {
  const page = usePage();
  // Fixed when the dialog opens: the import clears the form behind it.
  const [words] = useState({ period: writePeriod(period), count: numbers.length });
  const importNumbers = async () => {
    const reply = await page.call(importInvoiceDraw, { period, numbers: [...numbers] });
    onImported();
    return reply;
  };
  return (
    <ConfirmAction
      title={page.t('money.draws.ask', words)}
      confirm={page.t('words.import')}
      isDanger={isReplacing}
      call={importNumbers}
      done={({ winners }) => page.t('money.draws.done', { ...words, winners })}
      onClose={onClose}
    >
      <p>{page.t(isReplacing ? 'money.draws.ask.replace' : 'money.draws.ask.text')}</p>
    </ConfirmAction>
  );
}
