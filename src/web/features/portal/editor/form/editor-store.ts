import type { LocaleCode } from '#contract/values/locales.ts';
import { type Problems, withoutField } from '#web/kit/form/problems.ts';
import { createStore } from '#web/ui/create-store.ts';
import type { EditorForm } from './editor-form.ts';

export interface EditorState {
  readonly form: EditorForm;
  /** The language whose texts are shown. */
  readonly lang: LocaleCode;
  /** What the checks find, whether or not it is shown yet. */
  readonly problems: Problems;
  /** What the server found in what was sent; of a field that was changed since, nothing. */
  readonly refusals: Problems;
  /** Fields that somebody has been in: their problems are shown. */
  readonly visited: ReadonlySet<string>;
  /** Fields with pictures on their way. */
  readonly uploads: ReadonlySet<string>;
  /** Somebody has tried to send the form: all problems are shown. */
  readonly isTried: boolean;
}

type Change<Value> = Value | ((before: Value) => Value);

/** The state of the editor outside of React, so that a key in one field draws that field only. */
export interface EditorStore {
  readonly get: () => EditorState;
  readonly subscribe: (notify: () => void) => () => void;
  /** Changes a field, or its part `name`; the server's word about that counts no longer. */
  readonly setField: <Field extends keyof EditorForm>(
    field: Field,
    change: Change<EditorForm[Field]>,
    name?: string,
  ) => void;
  readonly patch: (change: Partial<EditorState>) => void;
  readonly visit: (name: string) => void;
}

const NONE: Problems = new Map();

/** @param problems What is wrong with the form as it opens. */
export function createEditorStore(form: EditorForm, problems: Problems): EditorStore {
  const store = createStore<EditorState>({
    form,
    lang: form.contentDefault,
    problems,
    refusals: NONE,
    visited: new Set(),
    uploads: new Set(),
    isTried: false,
  });
  const { get, set, subscribe } = store;
  const patch = (change: Partial<EditorState>) => set({ ...get(), ...change });
  return {
    get,
    patch,
    subscribe,
    setField(field, change, name = field) {
      const { form, refusals } = get();
      const before = form[field];
      const next = isUpdater(change) ? change(before) : change;
      if (Object.is(before, next)) return;
      patch({ form: { ...form, [field]: next }, refusals: withoutField(refusals, name) });
    },
    visit(name) {
      const { visited } = get();
      if (!visited.has(name)) patch({ visited: new Set([...visited, name]) });
    },
  };
}

function isUpdater<Value>(change: Change<Value>): change is (before: Value) => Value {
  return typeof change === 'function';
}
