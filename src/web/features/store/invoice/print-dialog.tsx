import { printInvoice } from '#contract/invoice/endpoints.ts';
import type { Invoice } from '#contract/invoice/entities.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmDialog } from '#web/kit/dialog/confirm-dialog.tsx';
import { useFinish } from '#web/kit/dialog/use-mutation.ts';
import { formatInvoiceNumber, formatTwd } from '#web/kit/invoice/format-invoice.ts';

interface PrintDialogProps {
  readonly invoice: Pick<Invoice, 'invoiceNumber' | 'redeemCode' | 'prize'>;
  /** Printing was recorded: reload the data. */
  readonly onPrinted: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for confirmation before printing the certificate of a winning invoice, which is recorded. */
export function PrintDialog({ invoice, onPrinted, onClose }: PrintDialogProps) {
  const page = usePage();
  const { invoiceNumber, redeemCode, prize } = invoice;
  const finish = useFinish({ onClose });
  const { isBusy, start } = useAction(async () => {
    await page.call(printInvoice, { invoiceNumber, redeemCode });
    await finish();
    await onPrinted();
  });
  return (
    <ConfirmDialog
      title={page.t('lottery.print.title', { number: formatInvoiceNumber(invoiceNumber) })}
      confirm={page.t('lottery.print.confirm')}
      isBusy={isBusy}
      onConfirm={start}
      onClose={onClose}
    >
      {page.t('lottery.print.text', { prize: formatTwd(page, prize) })}
    </ConfirmDialog>
  );
}
