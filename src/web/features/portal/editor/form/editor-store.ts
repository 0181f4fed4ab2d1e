import { createContext, useContext, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { APPLICATION_FIELDS } from '#domain/forms/application/application-fields.ts';
import { APPLICATION_SECTIONS, type ApplicationSection } from '#domain/forms/application/application-sections.ts';
import { namesOf } from '#domain/forms/form-table.ts';
import { usePage } from '#web/app/use-page.ts';
import { focusField } from '#web/kit/form/focus-field.ts';
import { describeProblem, type Problem, type Problems, withoutField } from '#web/kit/form/form-errors.ts';
import { createStore } from '#web/ui/create-store.ts';
import type { EditorForm, Submission } from './editor-form.ts';

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

const NAMES = namesOf(APPLICATION_FIELDS);

/** The form field that contains a name: `contents.zh-TW.name` is in `contents`. */
function fieldOf(name: string) {
  const [field] = name.split('.');
  return NAMES.find((known) => known === field);
}

export function sectionOf(name: string): ApplicationSection | undefined {
  const field = fieldOf(name);
  return field && APPLICATION_FIELDS[field].section;
}

/** The language whose texts a field belongs to. */
function languageOf(name: string): LocaleCode | undefined {
  const [field, lang] = name.split('.');
  return field === 'contents' ? LOCALES.find((code) => code === lang) : undefined;
}

/** The position of a field in the form, to list problems in the order of the page. */
export function fieldRank(name: string): number {
  const field = fieldOf(name);
  return field === undefined ? -1 : NAMES.indexOf(field);
}

/**
 * Converts the index-based field name of a check or of the server to the editor's name: `contents.1.name` of the
 * submission becomes `contents.zh-CN.name`, as the index changes when another language is added.
 */
export function toFieldName(field: string, sent: Submission): string {
  const [list = '', place = '', ...rest] = field.split('.');
  const index = Number.parseInt(place, 10);
  if (Number.isNaN(index)) return field;
  if (list === 'contents') return [list, sent.contents[index]?.lang, ...rest].filter(Boolean).join('.');
  if (list === 'downloadUrls') return nameBy(list, sent.downloadUrls[index]?.platform);
  if (list === 'dataCollection') return nameBy(list, sent.dataCollection[index]?.code);
  if (list === 'contacts') return nameBy(list, sent.contacts[index]?.key);
  return list;
}

function nameBy(list: string, key: string | number | undefined): string {
  return key === undefined ? list : `${list}.${key}`;
}

/** Moves the focus to a field, in its section and language; if the field is not rendered, to its section. */
export function goToField(store: EditorStore, name: string): void {
  const { lang, section } = store.get();
  const shown = { section: sectionOf(name) ?? section, lang: languageOf(name) ?? lang };
  flushSync(() => store.patch(shown));
  if (focusField(name)) return;
  const element = document.getElementById(`section-${shown.section}`);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
}
