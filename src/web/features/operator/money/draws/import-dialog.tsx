import { useRouter } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { importInvoiceDraw } from '#contract/invoice/operator-endpoints.ts';
import type { DrawnNumber } from '#domain/invoice/winning-invoices.ts';
import { ConfirmDialog } from '#web/kit/dialog/confirm-dialog.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAction } from '../../../../app/use-action.ts';
import { usePage } from '../../../../app/use-page.ts';
import { writePeriod } from '../invoices/write-period.ts';

interface ImportDialogProps {
  readonly period: string;
  readonly numbers: readonly DrawnNumber[];
  readonly isReplacing: boolean;
  readonly onClose: (isDone: boolean) => void;
}

/** Asks once before the winners hear of it. */
export function ImportDialog({ period, numbers, isReplacing, onClose }: ImportDialogProps) {
  const page = usePage();
  const router = useRouter();
  const words = { period: writePeriod(period), count: numbers.length };
  const { isBusy, start } = useAction(async () => {
    const { winners } = await page.call(importInvoiceDraw, { period, numbers: [...numbers] });
    await router.invalidate();
    flushSync(() => onClose(true));
    toasts.show('success', page.t('money.draws.done', { ...words, winners }));
  });
  return (
    <ConfirmDialog
      title={page.t('money.draws.ask', words)}
      confirm={page.t('money.draws.import.go')}
      cancel={page.t('operator.cancel')}
      isDanger={isReplacing}
      isBusy={isBusy}
      onConfirm={start}
      onClose={() => onClose(false)}
    >
      <p>{page.t(isReplacing ? 'money.draws.ask.replace' : 'money.draws.ask.text')}</p>
    </ConfirmDialog>
  );
}
