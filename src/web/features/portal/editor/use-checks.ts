import { useEffect } from 'react';
import { loadOnce } from '#web/first-load/load-once.ts';
import type { Problems } from '#web/kit/form/problems.ts';
import type { EditorForm } from './form/editor-form.ts';
import type { EditorStore } from './form/editor-store.ts';

/** After the frame of the key that was pressed, before somebody looks for what it changed. */
const CHECK_PAUSE_MS = 200;

/** The rules of all fields are large, so that they come once the page is there. */
const loadChecks = loadOnce(() => import('./form/check-form.ts'));

/** What is wrong with a form at this moment. */
export async function findProblems(form: EditorForm, needsAnswers: boolean): Promise<Problems> {
  const { checkForm } = await loadChecks();
  return checkForm(form, { needsAnswers });
}

/** Whoever needs them asks again where they cannot be fetched now. */
function fetchChecks(): void {
  loadChecks().catch(() => undefined);
}

/** What somebody does first on a page; the rules of all fields, which are large, come with it and not before. */
const FIRST_SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/** Keeps what is wrong with the form up to date while somebody works on it. */
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
    // Checked where it was loaded.
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
