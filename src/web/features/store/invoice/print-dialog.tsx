import { useRouter } from '@tanstack/react-router';
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

/** Prints the page after the last render is painted: two frames later. */
export async function printWindow(): Promise<void> {
  await nextFrame();
  await nextFrame();
  window.print();
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/**
 * The winning invoices page; it also shows the sheet of any of the user's invoices, so that sheets work on guarded
 * installations.
 */
export const LOTTERY_PATH = '/store/lottery';
export const INVOICES_PATH = '/store/invoices';

/** The query of an invoice's printable sheet. */
export function sheetQuery(invoiceNumber: string): string {
  return `?${new URLSearchParams({ invoice: invoiceNumber })}`;
}

/** Opens and prints the sheet of an invoice, and invalidates its list. */
export function usePrintedSheet({ invoiceNumber }: Pick<Invoice, 'invoiceNumber'>) {
  const page = usePage();
  const router = useRouter();
  return async () => {
    await router.invalidate();
    await router.navigate({ href: page.href(LOTTERY_PATH, sheetQuery(invoiceNumber)) });
    await printWindow();
  };
}
