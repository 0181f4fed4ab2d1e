import { useState } from 'react';
import { setExchangeRate } from '#contract/exchange-rate/operator-endpoints.ts';
import { readCalendarDate } from '#contract/schema/calendar-date.ts';
import { CURRENCIES } from '#contract/values/limits.ts';
import { currencyName } from '#i18n/name-places.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog, useDialogForm } from '#web/kit/dialog/form-dialog.tsx';
import { formatCalendarDay } from '#web/kit/invoice/format-invoice.ts';
import { ListChanged } from '#web/kit/list/list-changed.tsx';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { Notice } from '#web/kit/state/notice.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { HistorySection } from './history-section.tsx';
import { ImportRatesDialog } from './import-rates-dialog.tsx';
import {
  findCell,
  formatRate,
  invertRate,
  loadRates,
  type RateCell,
  type Rates,
  type RatesPageData,
  readRate,
} from './load-rates.ts';

interface MatrixProps {
  readonly rates: Rates;
  readonly onChoose: (cell: RateCell) => void;
}

/** The exchange rates between all currencies. */
export function RatesPage(rates: RatesPageData) {
  const page = usePage();
  const [chosen, setChosen] = useState<RateCell | null>(null);
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <PageHeader title={page.t('operator.kind.rate')} lead={page.t('money.rates.lead')} />
      <ListChanged
        loaded={rates}
        topics={['audit']}
        load={(quiet) => loadRates(quiet, rates.history.filter, Date.now())}
      />
      <Section id="rates" title={page.t('money.rates.matrix')} lead={page.t('money.rates.matrix.lead')}>
        <RateMatrix rates={rates} onChoose={setChosen} />
        <RateLists rates={rates} onChoose={setChosen} />
      </Section>
      <HistorySection rates={rates} onImport={() => setImporting(true)} />
      {chosen !== null && (
        <RateDialog
          cell={chosen}
          inverse={findCell(rates, chosen.to, chosen.from)}
          today={rates.today}
          onClose={() => setChosen(null)}
        />
      )}
      {isImporting && <ImportRatesDialog onClose={() => setImporting(false)} />}
    </>
  );
}

function RateMatrix({ rates, onChoose }: MatrixProps) {
  const page = usePage();
  return (
    <table className="hidden w-full table-fixed border-collapse text-sm md:table">
      <caption className="sr-only">{page.t('money.rates.matrix')}</caption>
      <thead>
        <tr className="border-line border-b">
          <th scope="col" className="text-muted w-[20%] py-2 text-start text-xs font-bold">
            {page.t('money.rates.one')}
          </th>
          {CURRENCIES.map((to) => (
            <th key={to} scope="col" className="py-2 text-start text-xs font-bold">
              {to} <span className="text-muted font-normal">{currencyName(page.translator, to)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CURRENCIES.map((from) => (
          <tr key={from} className="border-line border-b last:border-b-0">
            <th scope="row" className="py-2 pe-4 text-start">
              1 {from}
            </th>
            {CURRENCIES.map((to) => (
              <td key={to} className="py-2 pe-3">
                {from === to ? (
                  <span className="text-muted px-3">1</span>
                ) : (
                  <RateButton cell={findCell(rates, from, to)} onChoose={onChoose} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A list per currency, for screens too narrow for the matrix. */
function RateLists({ rates, onChoose }: MatrixProps) {
  const page = usePage();
  return (
    <div className="grid gap-6 sm:grid-cols-2 md:hidden">
      {CURRENCIES.map((from) => (
        <div key={from}>
          <h3 className="mb-2 text-base">
            1 {from} <span className="text-muted text-sm font-normal">{currencyName(page.translator, from)}</span>
          </h3>
          <ul className="flex flex-col gap-2">
            {CURRENCIES.filter((to) => to !== from).map((to) => (
              <li key={to} className="grid grid-cols-[48px_1fr] items-center gap-2">
                <span className="text-sm">{to}</span>
                <RateButton cell={findCell(rates, from, to)} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

interface RateButtonProps {
  readonly cell: RateCell;
  readonly onChoose: (cell: RateCell) => void;
}

/** A rate, whether set or derived from others; a click edits it. */
function RateButton({ cell, onChoose }: RateButtonProps) {
  const page = usePage();
  const { from, to, rate, day, setAt } = cell;
  const kind = rate === undefined ? 'missing' : setAt === null ? 'computed' : 'set';
  const shown = rate === undefined ? '–' : formatRate(rate, page.state.locale);
  return (
    <button
      type="button"
      className="hover:border-control hover:bg-raised border-line flex min-h-14 w-full flex-col items-start justify-center rounded-xl border px-3 py-1.5 text-start"
      onClick={() => onChoose(cell)}
    >
      <span className="sr-only">{page.t('money.rates.edit', { from, to })}</span>
      <span className={`tabular-nums ${setAt === null ? '' : 'font-bold'}`}>{shown}</span>
      <span className={`text-xs ${LOOKS[kind]}`}>{page.t(`money.rates.${kind}`)}</span>
      {day !== null && (
        <span className="text-muted text-xs">
          {page.t('money.rates.since', { day: formatCalendarDay(day, page.state.locale) })}
        </span>
      )}
    </button>
  );
}

const LOOKS = { set: 'text-success', computed: 'text-muted', missing: 'text-danger' } as const;

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
