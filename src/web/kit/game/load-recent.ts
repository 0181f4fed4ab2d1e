import type { AppSummary } from '#contract/application/entities.ts';
import { listLibrary } from '#contract/library/endpoints.ts';
import type { Page } from '#web/app/use-page.ts';

const SHOWN = 10;

/** The games played last by whoever is signed in that can be played now; none where that cannot be told. */
export async function loadRecent(page: Page): Promise<readonly AppSummary[]> {
  const wanted = { list: 'recent', playable: true, limit: SHOWN, lang: page.state.locale } as const;
  const unnoticed = { loadingBar: false, isQuiet: true } as const;
  const { list } = await page.call(listLibrary, wanted, unnoticed).catch(() => ({ list: [] }));
  return list.map(({ game }) => game);
}
