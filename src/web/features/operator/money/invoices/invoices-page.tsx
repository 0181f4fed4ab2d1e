import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { InvoiceRange } from '#contract/invoice/entities.ts';
import { addInvoiceRange, retryInvoices } from '#contract/invoice/operator-endpoints.ts';
import { INVOICE_STATUS } from '#contract/values/states.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { FormDialog, useDialogForm } from '#web/kit/dialog/form-dialog.tsx';
import { useMutation } from '#web/kit/dialog/use-mutation.ts';
import type { FormErrors } from '#web/kit/form/form-errors.ts';
import { ListChanged } from '#web/kit/list/list-changed.tsx';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { Notice } from '#web/kit/state/notice.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { InvoiceSection } from './invoice-section.tsx';
import { type InvoicesPageData, invoiceFilter, loadFilteredInvoices, writePeriod } from './load-invoices.tsx';
import {
  countLeft,
  countNumbers,
  findOverlap,
  type NewRange,
  periodsAround,
  RangeList,
  supplyOf,
} from './range-list.tsx';

/** The invoice number ranges, and the invoices. */
export function InvoicesPage(data: InvoicesPageData) {
  const page = usePage();
  return (
    <>
      <PageHeader title={page.t('money.invoices.title')} lead={page.t('money.invoices.lead')} />
      <ListChanged loaded={data} topics={['console']} load={(quiet) => loadFilteredInvoices(quiet, data.filter)} />
      {data.waiting > 0 && <WaitingInvoices waiting={data.waiting} />}
      <RangeSection ranges={data.ranges} currentPeriod={data.currentPeriod} />
      <InvoiceSection {...data} />
    </>
  );
}

/** The invoices that are waiting for a number, with a button to retry. */
function WaitingInvoices({ waiting }: { waiting: number }) {
  const page = usePage();
  const { isBusy, start } = useMutation({
    call: () => page.call(retryInvoices, {}),
    done: ({ issued, waiting: left }) =>
      left === 0
        ? page.t('money.invoices.retried', { issued, waiting: left })
        : { type: 'warning', text: page.t('money.invoices.retriedPart', { issued, waiting: left }) },
  });
  return (
    <Notice look="danger">
      <strong>{page.t('money.invoices.waiting', { count: waiting })}</strong>
      <span className="text-muted">{page.t('money.invoices.waiting.text')}</span>
      <span className="mt-2 flex flex-wrap items-center gap-3">
        <Button isBusy={isBusy} onClick={start}>
          {page.t('money.invoices.retry')}
        </Button>
        <a
          className="link"
          href={page.href('/operator/invoices', invoiceFilter.query({ status: INVOICE_STATUS.waiting }))}
        >
          {page.t('money.invoices.waiting.show')}
        </a>
      </span>
    </Notice>
  );
}

type RangeSectionProps = Pick<InvoicesPageData, 'ranges' | 'currentPeriod'>;

/** The number ranges from the tax office; used-up and past ones are collapsed. */
function RangeSection({ ranges, currentPeriod }: RangeSectionProps) {
  const page = usePage();
  const [isAdding, setAdding] = useState(false);
  const isOpen = ({ period, left }: InvoiceRange) => period >= currentPeriod && left > 0;
  const past = ranges.filter((range) => !isOpen(range));
  const open = ranges.filter(isOpen);
  return (
    <Section
      id="ranges"
      title={page.t('money.ranges.title')}
      lead={page.t('money.ranges.lead')}
      actions={
        <Button look="gold" onClick={() => setAdding(true)} Icon={Plus}>
          {page.t('money.ranges.add')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <Supply ranges={ranges} currentPeriod={currentPeriod} />
        {open.length > 0 && <RangeList ranges={open} />}
        {past.length > 0 && (
          <details className="text-sm">
            <summary className="min-h-11 py-3 font-bold">{page.t('money.ranges.past', { count: past.length })}</summary>
            <RangeList ranges={past} />
          </details>
        )}
      </div>
      {isAdding && <RangeDialog ranges={ranges} currentPeriod={currentPeriod} onClose={() => setAdding(false)} />}
    </Section>
  );
}

const LOOKS = { none: 'danger', few: 'warning', enough: 'success' } as const;

function Supply({ ranges, currentPeriod }: RangeSectionProps) {
  const page = usePage();
  const count = countLeft(ranges, currentPeriod);
  const supply = supplyOf(count);
  return (
    <Notice look={LOOKS[supply]}>
      <span>{page.t(`money.ranges.${supply}`, { count, period: writePeriod(currentPeriod) })}</span>
    </Notice>
  );
}

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
