import { createContext, useContext, useSyncExternalStore } from 'react';
import { usePage } from '#web/app/use-page.ts';
import { describeProblem, type Problem } from '#web/kit/form/problems.ts';
import type { EditorState, EditorStore } from './editor-store.ts';

export interface EditorContextValue {
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
