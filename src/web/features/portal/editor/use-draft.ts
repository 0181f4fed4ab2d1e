import { useNavigate } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  deleteApplicationDraft,
  getApplicationDraft,
  saveApplicationDraft,
} from '#contract/application/draft-endpoints.ts';
import type { ApplicationDraft, ApplicationDraftForm } from '#contract/application/draft-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import type { SavedDraft } from '#web/kit/form/draft-saver.ts';
import { IN_BACKGROUND, useDraftSaver } from '#web/kit/form/use-draft-saver.ts';
import type { EditorForm } from './form/editor-form.ts';
import type { EditorStore } from './form/editor-store.ts';
import { readForm } from './form/read-form.ts';
import { toDraft } from './form/send-form.ts';

interface SavedApplicationDraft extends SavedDraft {
  readonly draftId: number;
}

interface DraftOptions {
  readonly store: EditorStore;
  readonly applicationId: string | null;
  readonly isReadOnly: boolean;
  /** The draft from which the form was read. */
  readonly saved: ApplicationDraft | null;
  /** The form without the draft's changes. */
  readonly original: EditorForm;
}

/** Saves the form as a draft on the server while it is edited, and discards or reloads the draft on request. */
export function useDraft({ store, applicationId, isReadOnly, saved, original }: DraftOptions) {
  const page = usePage();
  const navigate = useNavigate();
  const { saver, state } = useDraftSaver<ApplicationDraftForm, SavedApplicationDraft>(
    {
      read: () => toDraft(store.get().form),
      send: (form, last) => {
        const key = { draftId: last?.draftId, applicationId: applicationId ?? undefined };
        return page.call(saveApplicationDraft, { ...key, form, revision: last?.revision ?? 0 }, IN_BACKGROUND);
      },
    },
    saved,
  );
  useEffect(() => {
    if (isReadOnly) return;
    let { form } = store.get();
    return store.subscribe(() => {
      if (store.get().form === form) return;
      form = store.get().form;
      saver.touch();
    });
  }, [store, saver, isReadOnly]);
  const draftId = state.saved?.draftId;
  const isNew = applicationId === null;
  const addressed = useRef(draftId);
  // At once: a later effect could replace the address to which creating the application has just navigated.
  useLayoutEffect(() => {
    if (!isNew || addressed.current === draftId) return;
    addressed.current = draftId;
    // Puts the draft's ID into the address, so that a reload finds the draft.
    const to = '/developer/applications/new';
    void navigate({ to, search: { draftId }, replace: true, resetScroll: false, ignoreBlocker: true });
  }, [isNew, draftId, navigate]);
  const key = () => ({ draftId: saver.getState().saved?.draftId, applicationId: applicationId ?? undefined });
  /** The draft as currently stored on the server. */
  const fetchOther = async () => (await page.call(getApplicationDraft, key())).draft;
  return {
    state,
    saver,
    discard: async () => {
      await saver.stop();
      await page.call(deleteApplicationDraft, key());
      store.patch({ form: original, isTried: false, visited: new Set(), refusals: new Map() });
      saver.settle(null);
    },
    takeOther: async () => {
      const draft = await fetchOther();
      store.patch({ form: draft === null ? original : readForm(draft.form) });
      saver.settle(draft);
    },
    keepOwn: async () => {
      const draft = await fetchOther();
      await saver.overwrite(draft);
    },
  };
}
export type Draft = ReturnType<typeof useDraft>;
