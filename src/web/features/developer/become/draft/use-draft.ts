import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CallOptions } from '#client/client-dependencies.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { getProviderDraft, saveProviderDraft } from '#contract/provider/endpoints.ts';
import type { ProviderDraft } from '#contract/provider/entities.ts';
import { type Page, usePage } from '../../../../app/use-page.ts';
import type { BecomeForm } from '../form/become-form.ts';
import { DraftKeeper, type DraftPorts, type DraftState, OTHER_REVISION } from './draft-keeper.ts';

/** Nobody asked for these calls; how they go is said beside the form. */
export const IN_BACKGROUND: CallOptions = { isQuiet: true, loadingBar: false };

export interface DraftContent {
  readonly form: BecomeForm;
  /** 1 to 5. */
  readonly step: number;
}

/** The keeper of the draft for as long as the form is open, and where it stands. */
export function useDraft(kept: ProviderDraft | null): { keeper: DraftKeeper<DraftContent>; state: DraftState } {
  const page = usePage();
  const [keeper] = useState(() => new DraftKeeper<DraftContent>(draftPorts(page), kept));
  const state = useSyncExternalStore(keeper.subscribe, keeper.getState, keeper.getState);
  useEffect(() => {
    const keepNow = () => void (document.visibilityState === 'hidden' && keeper.flush());
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      document.removeEventListener('visibilitychange', keepNow);
      void keeper.flush();
    };
  }, [keeper]);
  return { keeper, state };
}

function draftPorts(page: Page): DraftPorts<DraftContent> {
  return {
    async save({ form, step }, revision) {
      try {
        return await page.call(saveProviderDraft, { form, step, revision }, IN_BACKGROUND);
      } catch (error) {
        if (error instanceof ApiError && error.fields?.revision !== undefined) return OTHER_REVISION;
        throw error;
      }
    },
    async findRevision() {
      const { draft } = await page.call(getProviderDraft, {}, IN_BACKGROUND);
      return draft?.revision ?? 0;
    },
    setTimer: (run, delayMs) => setTimeout(run, delayMs),
    clearTimer: (timer) => clearTimeout(Number(timer)),
  };
}
