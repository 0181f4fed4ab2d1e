import { useState } from 'react';
import { getSystemState } from '#contract/system/operator-endpoints.ts';
import type { SystemState } from '#contract/system/operator-entities.ts';
import type { Page } from '#web/app/use-page.ts';
import { useLiveData } from '../../../live/use-live-data.ts';

export function loadSystem(page: Page): Promise<SystemState> {
  return page.call(getSystemState, {});
}

/**
 * The state of the installation, kept up to date, and whether the last attempt to do so failed: what is shown then may be
 * no longer true.
 */
export function useSystemState(loaded: SystemState): { readonly state: SystemState; readonly isOld: boolean } {
  const [isOld, setOld] = useState(false);
  const state = useLiveData(loaded, ['system'], async (page) => {
    try {
      const found = await loadSystem(page);
      setOld(false);
      return found;
    } catch (error) {
      setOld(true);
      throw error;
    }
  });
  return { state, isOld };
}
