import { useState } from 'react';
import { CURRENCIES } from '#contract/values/limits.ts';
import { currencyName } from '#i18n/name-places.ts';
import { usePage } from '#web/app/use-page.ts';
import { ListChanged } from '#web/kit/list/list-changed.tsx';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { HistorySection } from './history-section.tsx';
import { ImportRatesDialog } from './import-rates-dialog.tsx';
import { loadRates, type Rates, type RatesPageData } from './load-rates.ts';
import { RateButton } from './rate-button.tsx';
import { findCell, type RateCell } from './rate-cells.ts';
import { RateDialog } from './rate-dialog.tsx';

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
