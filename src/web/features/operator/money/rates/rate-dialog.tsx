import { useRouter } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { setExchangeRate } from '#contract/exchange-rate/operator-endpoints.ts';
import { readCalendarDate } from '#contract/schema/calendar-date.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { usePage } from '../../../../app/use-page.ts';
import { formatCalendarDay } from '../../../store/invoice/format-invoice.ts';
import { FormDialog } from '../form-dialog.tsx';
import { Notice } from '../notice.tsx';
import { formatRate, invertRate, type RateCell, readRate } from './rate-cells.ts';

interface RateDialogProps {
  readonly cell: RateCell;
  /** The same pair the other way round. */
  readonly inverse: RateCell;
  /** YYYY-MM-DD of Taiwan. */
  readonly today: string;
  readonly onClose: () => void;
}

/** Sets a rate, and shows what it makes of the other way round. */
export function RateDialog({ cell: { from, to, rate, setAt }, inverse, today, onClose }: RateDialogProps) {
  const page = usePage();
  const router = useRouter();
  const form = useForm({
    initial: { rate: rate === undefined ? '' : String(rate), day: today },
    check: ({ rate: typed, day }) => ({
      ...(readRate(typed) === undefined && { rate: page.t('money.rates.wrong') }),
      ...(readCalendarDate(day) === undefined && { day: page.t('money.rates.day.wrong') }),
    }),
    send: async ({ rate: typed, day }) => {
      await page.call(setExchangeRate, { from, to, rate: readRate(typed) ?? typed, day });
      await router.invalidate();
      flushSync(onClose);
      const words = { from, to, rate: typed, day: formatCalendarDay(day, page.state.locale) };
      toasts.show('success', page.t('money.rates.done', words));
    },
  });
  const typed = readRate(form.values.rate);
  return (
    <FormDialog
      title={page.t('money.rates.title.pair', { from, to })}
      confirm={page.t('money.rates.go')}
      isBusy={form.isBusy}
      onSubmit={form.submit}
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
