import { exportSales } from '#contract/sales/endpoints.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import { usePage } from '#web/app/use-page.ts';
import { CsvButton } from '#web/kit/list/csv-button.tsx';
import { callOfSales, type SalesFilter } from './sales-filter.ts';

/** Downloads all filtered sales, across all pages, as a spreadsheet. */
export function ExportSales({ filter }: { filter: SalesFilter }) {
  const page = usePage();
  const callOf = () => callOfSales(filter, { today: businessDayOf(Date.now()), lang: page.state.locale });
  return (
    <CsvButton
      name="starhall-sales.csv"
      load={(options) => page.call(exportSales, callOf(), options)}
      text={page.t('words.exportCsv')}
      busyText={page.t('words.preparingTheFile')}
      done={page.t('words.theFileHasBeenDownloaded')}
    />
  );
}
