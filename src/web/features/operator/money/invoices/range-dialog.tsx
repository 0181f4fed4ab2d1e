import { addInvoiceRange } from '#contract/invoice/operator-endpoints.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { FormDialog } from '#web/kit/dialog/form-dialog.tsx';
import { useDialogForm } from '#web/kit/dialog/use-dialog-form.ts';
import type { FormErrors } from '#web/kit/form/form-errors.ts';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import type { InvoicesPageData } from './load-invoices.ts';
import { periodsAround } from './periods-around.ts';
import { countNumbers, findOverlap, type NewRange } from './range-state.ts';
import { writePeriod } from './write-period.ts';

interface RangeDialogProps extends Pick<InvoicesPageData, 'ranges' | 'currentPeriod'> {
  readonly onClose: () => void;
}

/** Adds a range of numbers that the tax office issued, as given in its letter. */
export function RangeDialog({ ranges, currentPeriod, onClose }: RangeDialogProps) {
  const page = usePage();
  const form = useDialogForm({
    initial: { period: currentPeriod, prefix: '', from: '', to: '' },
    check: (range) => checkRange(page, ranges, range),
    call: (range) => page.call(addInvoiceRange, range),
    done: (_, range) => page.t('money.ranges.done', { period: writePeriod(range.period) }),
    onClose,
  });
  const count = countNumbers(form.values);
  const digits = { inputMode: 'numeric', maxLength: 8, autoComplete: 'off', required: true } as const;
  return (
    <FormDialog title={page.t('money.ranges.add')} confirm={page.t('words.add')} form={form} onClose={onClose}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          {...form.fieldOf('period')}
          label={page.t('words.invoicePeriod')}
          options={periodsAround(currentPeriod).map((period) => [period, writePeriod(period)])}
        />
        <TextField
          {...form.fieldOf('prefix')}
          onChange={(prefix) => form.change({ prefix: prefix.toUpperCase() })}
          label={page.t('money.ranges.prefix')}
          maxLength={2}
          autoComplete="off"
          required
        />
        <TextField {...form.fieldOf('from')} {...digits} label={page.t('money.ranges.from')} />
        <TextField {...form.fieldOf('to')} {...digits} label={page.t('money.ranges.to')} />
      </div>
      <p aria-live="polite" className="text-muted min-h-6 text-sm">
        {count !== undefined && page.t('money.numbersCount', { count })}
      </p>
    </FormDialog>
  );
}

function checkRange(page: Page, ranges: RangeDialogProps['ranges'], range: NewRange): FormErrors<keyof NewRange> {
  const digits = (text: string) => (/^\d{8}$/.test(text) ? undefined : page.t('money.ranges.eightDigits'));
  const prefix = /^[A-Z]{2}$/.test(range.prefix) ? undefined : page.t('money.ranges.twoLetters');
  const [from, to] = [digits(range.from), digits(range.to)];
  if (prefix !== undefined || from !== undefined || to !== undefined) return { prefix, from, to };
  if (countNumbers(range) === undefined) return { to: page.t('money.ranges.backwards') };
  const other = findOverlap(ranges, range);
  if (other === undefined) return {};
  return { from: page.t('money.ranges.overlaps', { from: other.from, to: other.to }) };
}
