import { useMemo } from 'react';
import { getProviderDraft, saveProviderDraft } from '#contract/provider/endpoints.ts';
import type { ProviderDraft } from '#contract/provider/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { IN_BACKGROUND, type SavedDraft, useDraftOf } from '#web/kit/form/draft-saver.tsx';
import type { BecomeForm } from '../form/become-form.ts';

interface DraftContent {
  readonly form: BecomeForm;
  /** 1 to 5. */
  readonly step: number;
}

/** The draft of the application while the form is open. */
export function useDraft({ form, step }: DraftContent, stored: ProviderDraft | null) {
  const page = usePage();
  const content = useMemo(() => ({ form, step }), [form, step]);
  const { saver, state } = useDraftOf<DraftContent, SavedDraft>(
    content,
    (draft, last) => page.call(saveProviderDraft, { ...draft, revision: last?.revision ?? 0 }, IN_BACKGROUND),
    stored,
  );
  return {
    saver,
    state,
    keepOwn: async () => {
      const other = await page.call(getProviderDraft, {});
      await saver.overwrite(other.draft);
    },
  };
}
