import { useEffect } from 'react';
import { currentMaintenance } from '#domain/operations/current-maintenance.ts';
import { type Page, usePage } from '../../app/use-page.ts';

const ASKED_AGAIN_MS = 15_000;

/** Reloads the page after the maintenance: checks periodically, and when the visitor returns to the tab. */
export function useReopening(): void {
  const page = usePage();
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      // Failed checks are repeated.
      isOver(page).then(
        (isReopened) => isReopened && location.reload(),
        () => undefined,
      );
    };
    const timer = setInterval(ask, ASKED_AGAIN_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [page]);
}

async function isOver(page: Page): Promise<boolean> {
  const { getMaintenance } = await import('#contract/system/endpoints.ts');
  const { list } = await page.call(getMaintenance, { lang: page.state.locale }, { isQuiet: true, loadingBar: false });
  return currentMaintenance(list) === undefined;
}
