import { useEffect } from 'react';
import { getOwnApplication } from '#contract/application/developer-endpoints.ts';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { getApplicationDraft, listApplicationDrafts } from '#contract/application/draft-endpoints.ts';
import type { ApplicationDraft } from '#contract/application/draft-entities.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { getVideoRules } from '#contract/upload/endpoints.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { orNotFound } from '#web/app/page/or-not-found.ts';
import type { Page } from '#web/app/use-page.ts';
import { loadOnce } from '#web/first-load/load-once.ts';
import type { Problem, Problems } from '#web/kit/form/form-errors.ts';
import { type EditorForm, formOf, newForm, readForm } from './form/editor-form.ts';
import type { EditorStore } from './form/editor-store.ts';

export interface EditorData {
  /** Null for a new application. */
  readonly application: OwnApplication | null;
  readonly draft: ApplicationDraft | null;
  /** Existing drafts of new applications, if no draft was opened. */
  readonly begun: readonly ApplicationDraft[];
  readonly openedAt: string;
  /** The store converts trailers that browsers cannot play. */
  readonly convertsTrailers: boolean;
  /** Problems of the initial form by field name. */
  readonly problems: readonly (readonly [name: string, problem: Problem])[];
  /** Name in the breadcrumbs. */
  readonly crumb?: string;
}

/**
 * One of the developer's applications with the draft of its changes.
 * @throws notFound() for another developer's application.
 */
export async function loadApplication(page: Page, applicationId: string): Promise<EditorData> {
  const application = await page
    .call(getOwnApplication, { applicationId, lang: page.state.locale })
    .catch(orNotFound(ERROR.invalidFormat, ERROR.applicationNotFound));
  const { draft } = application.draft ? await page.call(getApplicationDraft, { applicationId }) : { draft: null };
  const openedAt = new Date().toISOString();
  return checked(page, { application, draft, begun: [], openedAt, crumb: application.name });
}

/** The draft in the address, or an empty form with a list of existing drafts. */
export async function loadNewApplication(page: Page, { draftId }: { draftId?: string | number }): Promise<EditorData> {
  const openedAt = new Date().toISOString();
  const number = Number(draftId);
  if (Number.isInteger(number) && number > 0) {
    const { draft } = await page.call(getApplicationDraft, { draftId: number });
    if (draft !== null && draft.applicationId === null) {
      return checked(page, { application: null, draft, begun: [], openedAt });
    }
  }
  const { list } = await page.call(listApplicationDrafts, {});
  const begun = list.filter(({ applicationId }) => applicationId === null);
  return checked(page, { application: null, draft: null, begun, openedAt });
}

type Opened = Omit<EditorData, 'problems' | 'convertsTrailers'>;

/** Validates on the server, so that completeness is shown before the browser has loaded the rules. */
async function checked(page: Page, data: Opened): Promise<EditorData> {
  const [problems, { converts }] = await Promise.all([
    findProblems(firstForm(data, page.state.locale), needsAnswers(data)),
    page.call(getVideoRules, {}),
  ]);
  return { ...data, problems: [...problems], convertsTrailers: converts };
}

/** The initial form: a draft takes precedence over stored data, except for the ID of an existing application. */
export function firstForm(
  { application, draft }: Pick<Opened, 'application' | 'draft'>,
  locale: LocaleCode,
): EditorForm {
  if (draft === null) return application === null ? newForm(locale) : formOf(application);
  const form = readForm(draft.form);
  return application === null ? form : { ...form, appId: application.appId };
}

/** Whether the questionnaire is required; applications created before it was introduced are exempt. */
export function needsAnswers({ application }: Pick<Opened, 'application'>): boolean {
  return application === null || application.ageAnswers !== null;
}

/** Long enough to let the key press paint first, short enough that the result seems immediate. */
const CHECK_PAUSE_MS = 200;

/** Loaded on demand, as the rules of all fields are large. */
const loadChecks = loadOnce(() => import('./form/check-form.ts'));

export async function findProblems(form: EditorForm, needsAnswers: boolean): Promise<Problems> {
  const { checkForm } = await loadChecks();
  return checkForm(form, { needsAnswers });
}

/** Preloads the rules. Failures are ignored, as the next check tries again. */
function fetchChecks(): void {
  loadChecks().catch(() => undefined);
}

/** The first user interaction starts the download of the rules. */
const FIRST_SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/** Updates the problems of the form while it is edited. */
export function useChecks(store: EditorStore, needsAnswers: boolean): void {
  useEffect(() => {
    const checker = new Checker(store, needsAnswers);
    const stop = store.subscribe(checker.later);
    for (const sign of FIRST_SIGNS) window.addEventListener(sign, fetchChecks, { once: true, passive: true });
    return () => {
      stop();
      checker.close();
      for (const sign of FIRST_SIGNS) window.removeEventListener(sign, fetchChecks);
    };
  }, [store, needsAnswers]);
}

class Checker {
  readonly #store: EditorStore;
  readonly #needsAnswers: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #checked: EditorForm | undefined;

  constructor(store: EditorStore, needsAnswers: boolean) {
    this.#store = store;
    // The loader has already checked the initial form.
    this.#checked = store.get().form;
    this.#needsAnswers = needsAnswers;
  }

  later = (): void => {
    if (this.#store.get().form === this.#checked) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), CHECK_PAUSE_MS);
  };

  close(): void {
    clearTimeout(this.#timer);
  }

  async #check(): Promise<void> {
    const { form } = this.#store.get();
    this.#checked = form;
    const problems = await findProblems(form, this.#needsAnswers).catch(() => undefined);
    if (problems === undefined) this.#checked = undefined;
    else if (this.#store.get().form === form) this.#store.patch({ problems });
  }
}
