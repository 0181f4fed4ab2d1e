import type { AppSummary } from '#contract/application/entities.ts';
import { listLibrary } from '#contract/library/endpoints.ts';
import type { Page } from '#web/app/use-page.ts';

const SHOWN = 10;

/** The user's recently played games that are still available; empty on failure. */
export async function loadRecent(page: Page): Promise<readonly AppSummary[]> {
  const wanted = { list: 'recent', playable: true, limit: SHOWN, lang: page.state.locale } as const;
  const unnoticed = { loadingBar: false, isQuiet: true } as const;
  const { list } = await page.call(listLibrary, wanted, unnoticed).catch(() => ({ list: [] }));
  return list.map(({ game }) => game);
}
