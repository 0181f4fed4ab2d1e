import { useRouter } from '@tanstack/react-router';
import type { Invoice } from '#contract/invoice/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { printWindow } from './print-window.ts';
import { LOTTERY_PATH, sheetQuery } from './sheet-address.ts';

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
