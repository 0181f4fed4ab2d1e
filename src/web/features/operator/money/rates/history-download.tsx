import { listRateHistory } from '#contract/exchange-rate/operator-endpoints.ts';
import { usePage } from '#web/app/use-page.ts';
import { CsvButton } from '#web/kit/list/csv-button.tsx';
import type { RateFilter } from './rate-filter.ts';
import { writeHistory } from './write-history.ts';

/** Downloads all listed rates, across pages, as a table that can be imported again. */
export function HistoryDownload({ filter: { from, to }, isEmpty }: { filter: RateFilter; isEmpty: boolean }) {
  const page = usePage();
  return (
    <CsvButton
      name="exchange-rates.csv"
      load={() => writeHistory((span) => page.call(listRateHistory, { from, to, ...span }))}
      text={page.t('words.downloadCsv')}
      done={page.t('money.rates.saved')}
      isEmpty={isEmpty}
    />
  );
}
