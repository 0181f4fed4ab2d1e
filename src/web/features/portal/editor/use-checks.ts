import { useEffect } from 'react';
import { loadOnce } from '#web/first-load/load-once.ts';
import type { Problems } from '#web/kit/form/form-errors.ts';
import type { EditorForm } from './form/editor-form.ts';
import type { EditorStore } from './form/editor-store.ts';

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
