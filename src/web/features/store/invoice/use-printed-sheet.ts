import { useRouter } from '@tanstack/react-router';
import type { Invoice } from '#contract/invoice/entities.ts';
import { usePage } from '../../../app/use-page.ts';
import { printWindow } from './print-window.ts';
import { LOTTERY_PATH, sheetQuery } from './sheet-address.ts';

/** Leads to the printable sheet of an invoice, whose list has changed meanwhile, and prints it. */
export function usePrintedSheet({ invoiceNumber }: Pick<Invoice, 'invoiceNumber'>) {
  const page = usePage();
  const router = useRouter();
  return async () => {
    await router.invalidate();
    await router.navigate({ href: page.href(LOTTERY_PATH, sheetQuery(invoiceNumber)) });
    await printWindow();
  };
}
