import { setExchangeRate } from '#contract/exchange-rate/operator-endpoints.ts';
import { readCalendarDate } from '#contract/schema/calendar-date.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog } from '#web/kit/dialog/form-dialog.tsx';
import { useDialogForm } from '#web/kit/dialog/use-dialog-form.ts';
import { formatCalendarDay } from '#web/kit/invoice/format-invoice.ts';
import { Notice } from '#web/kit/state/notice.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { formatRate, invertRate, type RateCell, readRate } from './rate-cells.ts';

interface RateDialogProps {
  readonly cell: RateCell;
  /** The inverse rate of the same pair. */
  readonly inverse: RateCell;
  /** YYYY-MM-DD in Taiwan. */
  readonly today: string;
  readonly onClose: () => void;
}

/** Sets a rate, and shows the resulting inverse. */
export function RateDialog({ cell: { from, to, rate, setAt }, inverse, today, onClose }: RateDialogProps) {
  const page = usePage();
  const form = useDialogForm({
    initial: { rate: rate === undefined ? '' : String(rate), day: today },
    check: ({ rate: typed, day }) => ({
      ...(readRate(typed) === undefined && { rate: page.t('money.rates.wrong') }),
      ...(readCalendarDate(day) === undefined && { day: page.t('money.rates.day.wrong') }),
    }),
    call: ({ rate: typed, day }) => page.call(setExchangeRate, { from, to, rate: readRate(typed) ?? typed, day }),
    done: (_, { rate: typed, day }) =>
      page.t('money.rates.done', { from, to, rate: typed, day: formatCalendarDay(day, page.state.locale) }),
    onClose,
  });
  const typed = readRate(form.values.rate);
  return (
    <FormDialog
      title={page.t('money.rates.title.pair', { from, to })}
      confirm={page.t('words.save')}
      form={form}
      onClose={onClose}
    >
      {setAt !== null && (
        <p className="text-muted text-sm">
          {page.t('money.rates.setAt')} <LocalTime iso={setAt} />
        </p>
      )}
      <TextField
        {...form.fieldOf('rate')}
        label={page.t('money.rates.label', { from, to })}
        hint={page.t('money.rates.hint')}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <TextField
        {...form.fieldOf('day')}
        type="date"
        label={page.t('money.rates.day')}
        hint={page.t('money.rates.day.hint')}
        min="0001-01-01"
        max="9999-12-31"
        required
      />
      <div aria-live="polite" className="flex min-h-20 flex-col gap-3">
        {typed !== undefined && (
          <Notice look="info">
            <Inverse typed={typed} inverse={inverse} />
          </Notice>
        )}
      </div>
      <p className="text-muted text-xs">{page.t('money.rates.prices')}</p>
    </FormDialog>
  );
}

function Inverse({ typed, inverse: { from, to, rate, setAt } }: { typed: number; inverse: RateCell }) {
  const page = usePage();
  const { locale } = page.state;
  if (setAt !== null && rate !== undefined) {
    return <span>{page.t('money.rates.inverseSet', { from, to, rate: formatRate(rate, locale) })}</span>;
  }
  return <span>{page.t('money.rates.inverse', { from, to, rate: formatRate(invertRate(typed), locale) })}</span>;
}
