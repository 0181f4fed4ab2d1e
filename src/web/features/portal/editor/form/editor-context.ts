import { createContext, useContext, useSyncExternalStore } from 'react';
import { usePage } from '#web/app/use-page.ts';
import { describeProblem, type Problem } from '#web/kit/form/problems.ts';
import type { EditorState, EditorStore } from './editor-store.ts';

export interface EditorContextValue {
  readonly store: EditorStore;
  /** The ID of an application that is there already; null for one to be made. */
  readonly applicationId: string | null;
  /** When the page was loaded, as ISO text. */
  readonly openedAt: string;
  /** Nothing can be changed: the operator has removed the application. */
  readonly isReadOnly: boolean;
}

export const EditorContext = createContext<EditorContextValue | null>(null);

export function useEditor(): EditorContextValue {
  const value = useContext(EditorContext);
  if (value === null) throw new Error('There is no editor around this');
  return value;
}

/**
 * A part of the state, drawn anew when that part changes. `select` answers the same object for the same state: parts of
 * it, texts and numbers.
 */
export function useEditorState<Value>(select: (state: EditorState) => Value): Value {
  const { store } = useEditor();
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}

/** What is wrong with a field, in the visitor's words; empty where nothing is or where it is not shown yet. */
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
