import { getLibraryState } from '#contract/library/endpoints.ts';
import type { LibraryState } from '#contract/library/entities.ts';
import type { Page } from '#web/app/use-page.ts';

/** What the library of whoever is signed in says of a game; null where it cannot be told: no page fails for that. */
export async function loadLibraryState(page: Page, applicationId: string): Promise<LibraryState | null> {
  const unnoticed = { loadingBar: false, isQuiet: true } as const;
  return page.call(getLibraryState, { applicationId }, unnoticed).catch(() => null);
}
