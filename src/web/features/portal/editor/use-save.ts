import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createApplication, editApplication, getOwnApplication } from '#contract/application/developer-endpoints.ts';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { ApiError, type FieldErrors } from '#contract/errors/api-error.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { focusSummary } from '#web/kit/form/problem-summary.tsx';
import type { Problems } from '#web/kit/form/problems.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import type { EditorForm } from './form/editor-form.ts';
import type { EditorState, EditorStore } from './form/editor-store.ts';
import { sectionOf, toFieldName } from './form/field-names.ts';
import { formOf } from './form/read-form.ts';
import { type Submission, toSubmission } from './form/send-form.ts';
import { findProblems } from './use-checks.ts';
import type { Draft } from './use-draft.ts';

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
