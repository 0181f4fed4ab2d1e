import { createContext, useContext, useSyncExternalStore } from 'react';
import type { LocaleCode } from '#contract/values/locales.ts';
import { APPLICATION_SECTIONS, type ApplicationSection } from '#domain/forms/application/application-sections.ts';
import { usePage } from '#web/app/use-page.ts';
import { describeProblem, type Problem, type Problems, withoutField } from '#web/kit/form/form-errors.ts';
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

interface EditorContextValue {
  readonly store: EditorStore;
  /** Null for a new application. */
  readonly applicationId: string | null;
  /** When the page was loaded (ISO 8601). */
  readonly openedAt: string;
  /** The operator has taken the application down, so that nothing can be changed. */
  readonly isReadOnly: boolean;
  /** The store converts trailers that browsers cannot play. */
  readonly convertsTrailers: boolean;
}

export const EditorContext = createContext<EditorContextValue | null>(null);

export function useEditor(): EditorContextValue {
  const value = useContext(EditorContext);
  if (value === null) throw new Error('There is no editor around this');
  return value;
}

/**
 * Subscribes to a part of the state and rerenders when that part changes. `select` must return the same reference for
 * the same state: parts of it, texts and numbers.
 */
export function useEditorState<Value>(select: (state: EditorState) => Value): Value {
  const { store } = useEditor();
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}

/** The localized problem of a field; empty if there is none or if it is not shown yet. */
export function useProblem(name: string): string {
  const page = usePage();
  const problem = useEditorState((state) => shownProblem(state, name));
  return problem === undefined ? '' : describeProblem(page, problem);
}

function shownProblem({ problems, refusals, visited, isTried }: EditorState, name: string): Problem | undefined {
  const refusal = refusals.get(name);
  if (refusal !== undefined) return refusal;
  return isTried || visited.has(name) ? problems.get(name) : undefined;
}
