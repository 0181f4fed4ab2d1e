import type { LocaleCode } from '#contract/values/locales.ts';
import { APPLICATION_SECTIONS, type ApplicationSection } from '#domain/forms/application/application-sections.ts';
import { type Problems, withoutField } from '#web/kit/form/problems.ts';
import { createStore } from '#web/ui/create-store.ts';
import type { EditorForm } from './editor-form.ts';

export interface EditorState {
  readonly form: EditorForm;
  /** The section that is shown. */
  readonly section: ApplicationSection;
  /** The language whose texts are shown. */
  readonly lang: LocaleCode;
  /** Results of the checks, shown or not. */
  readonly problems: Problems;
  /** Problems that the server found in the last submission; changing a field removes its entry. */
  readonly refusals: Problems;
  /** Fields that have been focused; their problems are shown. */
  readonly visited: ReadonlySet<string>;
  /** Fields with pending uploads. */
  readonly uploads: ReadonlySet<string>;
  /** Submission has been attempted, so that all problems are shown. */
  readonly isTried: boolean;
}

type Change<Value> = Value | ((before: Value) => Value);

/** The editor's state, stored outside React so that a key press rerenders only its field. */
export interface EditorStore {
  readonly get: () => EditorState;
  readonly subscribe: (notify: () => void) => () => void;
  /** Changes a field, or its part `name`, and discards the server's problem for it. */
  readonly setField: <Field extends keyof EditorForm>(
    field: Field,
    change: Change<EditorForm[Field]>,
    name?: string,
  ) => void;
  readonly patch: (change: Partial<EditorState>) => void;
  readonly visit: (name: string) => void;
}

const NONE: Problems = new Map();

/** @param problems Problems of the initial form. */
export function createEditorStore(form: EditorForm, problems: Problems): EditorStore {
  const store = createStore<EditorState>({
    form,
    section: APPLICATION_SECTIONS[0],
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
