import type { HallSearch } from '#domain/search/hall-search.ts';
import { laterPart } from '#web/first-load/later-part.tsx';
import { loadOnce } from '#web/first-load/load-once.ts';
import type { Page } from '../../app/use-page.ts';
import type { HallData } from './load-hall.ts';

/** Everything below the banners. */
export const laterHallBody = laterPart(async () => (await import('./hall-body.tsx')).HallBody, ['filters']);

const importLoader = loadOnce(() => import('./load-hall.ts'));

/** `loadHall`, with the part that is hydrated later. */
export async function loadHallPage(page: Page, search: HallSearch): Promise<HallData> {
  const load = async () => (await importLoader()).loadHall(page, search);
  const [data] = await Promise.all([load(), laterHallBody.load(page)]);
  return data;
}
