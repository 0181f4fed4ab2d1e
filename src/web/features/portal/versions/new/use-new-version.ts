import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import type { PlatformCode } from '#contract/values/platforms.ts';
import { createVersion } from '#contract/version/endpoints.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { focusField } from '#web/kit/form/focus-field.ts';
import { describeProblem, type Problems, withoutField } from '#web/kit/form/form-errors.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import type { NewVersionData } from '../load-versions.ts';
import {
  checkTexts,
  firstProblem,
  languageOfField,
  NO_TEXTS,
  readRefusals,
  toSentTexts,
  type VersionTexts,
} from '../notes/version-texts.ts';
import { fileNeedOf } from '../state/version-state.tsx';
import { isOnItsWay, packageUploads, type SentPackage, slotOf } from '../upload/package-uploads.ts';

interface NewVersionOptions {
  readonly data: NewVersionData;
  readonly platform: PlatformCode;
  readonly upload: SentPackage | undefined;
}

export type NewVersion = ReturnType<typeof useNewVersion>;

const NO_PROBLEMS: Problems = new Map();

/** The form of a new version: input, problems and submission. */
export function useNewVersion({ data, platform, upload }: NewVersionOptions) {
  const page = usePage();
  const { application } = data;
  const [draft, setDraft] = useKeptDraft(data, platform);
  const [lang, setLang] = useState<LocaleCode>(application.contentDefault);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const [refusals, setRefusals] = useState(NO_PROBLEMS);
  const problems = findProblems(draft, { data, platform, upload });
  const change = (changed: Partial<VersionDraft>, field: string) => {
    setDraft({ ...draft, ...changed });
    setRefusals(withoutField(refusals, field));
  };
  const goTo = (found: Problems) => {
    const first = firstProblem(found);
    const language = first === undefined ? undefined : languageOfField(first);
    if (language !== undefined) flushSync(() => setLang(language));
    if (first !== undefined) focusField(first);
  };
  const refuse = (found: Problems) => {
    flushSync(() => {
      setTried(true);
      setRefusals(found);
    });
    goTo(found.size > 0 ? found : problems);
  };
  const { isBusy, send, isArmed, disarm } = useSending({ data, platform, upload, draft, problems, refuse });
  const shownProblem = (name: string) =>
    refusals.get(name) ?? (isTried || visited.has(name) ? problems.get(name) : undefined);
  return {
    draft,
    change,
    lang,
    setLang,
    errorOf: (name: string) => {
      const problem = shownProblem(name);
      return problem === undefined ? '' : describeProblem(page, problem);
    },
    leave: (field: string) => setVisited(new Set([...visited, field])),
    isBusy,
    send,
    isArmed,
    disarm,
  };
}

function findProblems(draft: VersionDraft, { data, platform, upload }: NewVersionOptions): Problems {
  const { application, versions } = data;
  const texts = checkTexts(draft, {
    platform,
    languages: application.contents.map(({ lang }) => lang),
    contentDefault: application.contentDefault,
    otherNames: versions.map(({ versionName }) => versionName),
  });
  const isMissing = fileNeedOf(application, platform) === 'needed' && upload === undefined;
  return isMissing ? new Map([...texts, ['file', { message: 'versions.file.missing' }]]) : texts;
}

interface SendingOptions extends NewVersionOptions {
  readonly draft: VersionDraft;
  readonly problems: Problems;
  /** Shows problems found by the server or, if there are none, by the page. */
  readonly refuse: (found: Problems) => void;
}

/** Submits the version after its file has been uploaded. */
function useSending({ data, platform, upload, draft, problems, refuse }: SendingOptions) {
  const page = usePage();
  const navigate = useNavigate();
  const [isArmed, setArmed] = useState(false);
  const { applicationId, application } = data;
  const slot = slotOf(applicationId, platform);
  const { isBusy, start } = useAction(async () => {
    const texts = toSentTexts(
      draft,
      application.contents.map(({ lang }) => lang),
    );
    const uploadId = upload?.uploadId ?? undefined;
    try {
      const { id } = await page.call(createVersion, {
        applicationId,
        platform,
        ...texts,
        submit: draft.submit,
        uploadId,
      });
      keptDraftOf(page.state.user?.id, slot)?.forget();
      packageUploads.drop(slot);
      await navigate({ to: '/developer/versions/$versionId', params: { versionId: String(id) }, ignoreBlocker: true });
      toasts.show('success', page.t(draft.submit ? 'versions.new.submitted' : 'versions.new.kept'));
    } catch (error) {
      const found = readRefusals(error, texts);
      if (found.size === 0) throw error;
      refuse(found);
    }
  });
  const send = () => {
    if (problems.size > 0) return refuse(NO_PROBLEMS);
    if (upload?.state === 'failed') return focusField('file');
    if (upload !== undefined && isOnItsWay(upload)) return setArmed(true);
    start();
  };
  const latest = useRef(send);
  latest.current = send;
  const isThere = upload?.state === 'done';
  const isGone = upload === undefined || upload.state === 'failed';
  useEffect(() => {
    if (!isArmed || !(isThere || isGone)) return;
    setArmed(false);
    if (isThere) latest.current();
  }, [isArmed, isThere, isGone]);
  return { isBusy, send, isArmed, disarm: () => setArmed(false) };
}

function keptDraftOf(owner: number | undefined, slot: string) {
  return owner === undefined || typeof window === 'undefined' ? null : storedDraft(sessionStorage, { owner, slot });
}

/** Input, stored in the tab until the version is created. */
function useKeptDraft({ applicationId }: NewVersionData, platform: PlatformCode) {
  const page = usePage();
  const [draft, setDraft] = useState(NEW_DRAFT);
  const kept = keptDraftOf(page.state.user?.id, slotOf(applicationId, platform));
  // The server cannot read the tab's storage, so that the draft is restored after the first render.
  useEffect(() => {
    const found = kept?.read() ?? null;
    if (found !== null) setDraft(found);
  }, []);
  return [
    draft,
    (next: VersionDraft) => {
      setDraft(next);
      kept?.write(next);
    },
  ] as const;
}

/** Input of a version that has not been created yet. */
interface VersionDraft extends VersionTexts {
  /** Whether to submit the version for review immediately. */
  readonly submit: boolean;
}

export const NEW_DRAFT: VersionDraft = { ...NO_TEXTS, submit: true };

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stores the input for one platform across reloads of a tab; `owner` is the account's ID. */
export function storedDraft(storage: Shelf, { owner, slot }: { readonly owner: number; readonly slot: string }) {
  const key = `version-draft ${owner} ${slot}`;
  return {
    read: () => readDraft(storage.getItem(key)),
    write(draft: VersionDraft) {
      try {
        storage.setItem(key, JSON.stringify(draft));
      } catch {
        // Storage may be unavailable or full; the draft is only a convenience.
      }
    },
    forget: () => storage.removeItem(key),
  };
}

/** Null if nothing valid is stored. */
function readDraft(text: string | null): VersionDraft | null {
  if (text === null) return null;
  const kept: unknown = parse(text);
  if (!isRecord(kept)) return null;
  const notes = isRecord(kept.notes) ? kept.notes : {};
  return {
    versionName: textOf(kept.versionName),
    minimumVersion: textOf(kept.minimumVersion),
    notes: { ...NO_TEXTS.notes, ...Object.fromEntries(LOCALES.map((lang) => [lang, textOf(notes[lang])])) },
    submit: kept.submit !== false,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
