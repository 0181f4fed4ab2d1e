import { Download } from 'lucide-react';
import { listRateHistory } from '#contract/exchange-rate/operator-endpoints.ts';
import { useAction } from '../../../../app/use-action.ts';
import { usePage } from '../../../../app/use-page.ts';
import { Spinner } from '../../../../ui/spinner.tsx';
import { toasts } from '../../../../ui/toast-store.ts';
import { saveCsv } from '../save-csv.ts';
import type { RateFilter } from './rate-filter.ts';
import { writeHistory } from './write-history.ts';

/** The rates that the list finds, all pages of it, as a table that can be imported again. */
export function HistoryDownload({ filter: { from, to }, isEmpty }: { filter: RateFilter; isEmpty: boolean }) {
  const page = usePage();
  const { isBusy, start } = useAction(async () => {
    const table = await writeHistory((span) => page.call(listRateHistory, { from, to, ...span }));
    saveCsv('exchange-rates.csv', table);
    toasts.show('success', page.t('money.rates.saved'));
  });
  const isOff = isBusy || isEmpty;
  return (
    <button type="button" className="btn btn-quiet" aria-disabled={isOff} onClick={() => isOff || start()}>
      {isBusy ? <Spinner /> : <Download size={18} aria-hidden className="flex-none" />}
      {page.t('money.rates.download')}
    </button>
  );
}
