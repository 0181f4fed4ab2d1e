import { INVOICE_PRINTING, type InvoicePrinting } from '#contract/values/states.ts';
import { usePage } from '../../../app/use-page.ts';
import { StateChip } from './state-chip.tsx';

/** Whether the certificate of a winning invoice was printed (R4.25). */
export function PrintingChip({ printing }: { printing: InvoicePrinting }) {
  const page = usePage();
  return (
    <StateChip tone={printing === INVOICE_PRINTING.printed ? 'success' : 'warning'}>
      {page.t(`printing.${printing}`)}
    </StateChip>
  );
}
