import { exportDailyClose } from '#contract/ledger/operator-endpoints.ts';
import { usePage } from '#web/app/use-page.ts';
import { CsvButton } from '#web/kit/list/csv-button.tsx';
import type { CloseFilter } from './close-filter.ts';

/** Downloads the period's closes as a CSV table. */
export function CloseDownload({ filter: { begin, end }, isEmpty }: { filter: CloseFilter; isEmpty: boolean }) {
  const page = usePage();
  return (
    <CsvButton
      name={`daily-close-${begin ?? ''}-${end ?? ''}.csv`}
      load={(options) => page.call(exportDailyClose, { beginAt: begin, endAt: end }, options)}
      text={page.t('words.downloadCsv')}
      done={page.t('money.closing.saved')}
      isEmpty={isEmpty}
    />
  );
}
