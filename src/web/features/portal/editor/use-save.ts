import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createApplication, editApplication, getOwnApplication } from '#contract/application/developer-endpoints.ts';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import {
  deleteApplicationDraft,
  getApplicationDraft,
  saveApplicationDraft,
} from '#contract/application/draft-endpoints.ts';
import type { ApplicationDraft, ApplicationDraftForm } from '#contract/application/draft-entities.ts';
import { ApiError, type FieldErrors } from '#contract/errors/api-error.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { IN_BACKGROUND, type SavedDraft, useDraftSaver } from '#web/kit/form/draft-saver.tsx';
import type { Problems } from '#web/kit/form/form-errors.ts';
import { focusSummary } from '#web/kit/form/problem-summary.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { type EditorForm, formOf, readForm, type Submission, toDraft, toSubmission } from './form/editor-form.ts';
import { type EditorState, type EditorStore, sectionOf, toFieldName } from './form/editor-store.ts';
import { findProblems } from './load-editor.ts';

interface SaveOptions {
  readonly store: EditorStore;
  readonly draft: Draft;
  readonly application: OwnApplication | null;
  readonly needsAnswers: boolean;
}

/** Creates the application or saves its changes; failures are shown at their fields and in the summary. */
export function useSave({ store, draft, application, needsAnswers }: SaveOptions) {
  const page = usePage();
  const { create, change } = useSending({ store, draft });
  const [isOvertaken, setOvertaken] = useState(false);
  const refuse = (found: Partial<Pick<EditorState, 'problems' | 'refusals'>>) => {
    flushSync(() => store.patch({ ...found, isTried: true }));
    focusSummary();
  };
  const { isBusy, start } = useAction(async (over: 'ask' | 'overwrite' = 'ask') => {
    if (store.get().uploads.size > 0) return toasts.show('info', page.t('editor.waitForPictures'));
    const problems = await findProblems(store.get().form, needsAnswers);
    if (problems.size > 0) return refuse({ problems });
    await draft.saver.flush();
    const { status, saved } = draft.saver.getState();
    if (status === 'conflict') return;
    const { form } = store.get();
    const sent = toSubmission(form);
    const request = { ...sent, draftId: saved?.draftId };
    try {
      await (application === null ? create(request) : change(request, { application, form, over }));
      setOvertaken(false);
    } catch (error) {
      const fields = error instanceof ApiError ? (error.fields ?? {}) : {};
      if (fields.updatedAt !== undefined) return setOvertaken(true);
      const refusals = refusalsOf(fields, sent);
      if (refusals.size === 0) throw error;
      refuse({ refusals });
    }
  });
  return { isBusy, save: start, isOvertaken };
}

type Request = Submission & { readonly draftId: number | undefined };

interface Change {
  readonly application: OwnApplication;
  /** The form from which the request was built. */
  readonly form: EditorForm;
  readonly over: 'ask' | 'overwrite';
}

/** The two calls and the navigation after them. */
function useSending({ store, draft }: Pick<SaveOptions, 'store' | 'draft'>) {
  const page = usePage();
  const router = useRouter();
  const navigate = useNavigate();
  return {
    create: async (request: Request) => {
      const { applicationId } = await page.call(createApplication, request);
      // The draft no longer exists; a pending save would create another one and navigate to its address.
      draft.saver.close();
      const to = '/developer/applications/$applicationId';
      await navigate({ to, params: { applicationId }, replace: true, ignoreBlocker: true });
      toasts.show('success', page.t('editor.created'));
    },
    change: async (request: Request, { application, form, over }: Change) => {
      const { appId: applicationId } = application;
      // `updatedAt` is reloaded after every action of this page, so that a mismatch means a change by another user.
      const seen = over === 'ask' ? { updatedAt: application.updatedAt } : {};
      await page.call(editApplication, { ...request, ...seen, applicationId });
      const saved = await page.call(getOwnApplication, { applicationId, lang: page.state.locale });
      const typed = store.get().form;
      store.patch({ form: formOf(saved), isTried: false, refusals: new Map() });
      draft.saver.settle(null);
      // Input made during the request becomes the next unsaved change.
      if (typed !== form) store.patch({ form: typed });
      await router.invalidate();
      toasts.show('success', page.t('editor.saved'));
    },
  };
}

/** The server's problems by the editor's field names, without fields that the editor does not show. */
function refusalsOf(fields: FieldErrors, sent: Submission): Problems {
  const named = Object.entries(fields).map(([field, message]) => [toFieldName(field, sent), { message }] as const);
  return new Map(named.filter(([name]) => sectionOf(name) !== undefined));
}

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
