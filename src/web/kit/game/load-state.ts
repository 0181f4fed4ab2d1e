import { getLibraryState } from '#contract/library/endpoints.ts';
import type { LibraryState } from '#contract/library/entities.ts';
import type { Page } from '#web/app/use-page.ts';

/** The library state of a game for the signed-in user; null on failure, which must not break the page. */
export async function loadLibraryState(page: Page, applicationId: string): Promise<LibraryState | null> {
  const unnoticed = { loadingBar: false, isQuiet: true } as const;
  return page.call(getLibraryState, { applicationId }, unnoticed).catch(() => null);
}
