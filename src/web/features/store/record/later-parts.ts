import { laterPart } from '#web/first-load/later-part.tsx';
import { whenIdle } from '#web/first-load/when-idle.ts';
import type { FilterTexts } from '#web/kit/list/filter/filter-values.ts';
import type { Page } from '../../../app/use-page.ts';
import type { RecordPageData } from './load-orders.ts';

/** The page of signed-in people, of which visitors load nothing. Its times are of the reader's zone: it does not wait for a use. */
export const laterRecords = laterPart(
  async () => (await import('./record-page.tsx')).RecordPage,
  ['store', 'balance', 'states'],
  whenIdle,
);

/** The data of the exchanges page, with the part that shows them. */
export async function loadRecords(page: Page, values: FilterTexts): Promise<RecordPageData> {
  if (page.state.user === null) return { view: 'visitor' };
  const load = async () => (await import('./load-orders.ts')).loadRecordPage(page, values);
  const [data] = await Promise.all([load(), laterRecords.load(page)]);
  return data;
}
