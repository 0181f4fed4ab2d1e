import { usePage } from '#web/app/use-page.ts';
import { ProblemSummary } from '#web/kit/form/problem-summary.tsx';
import { describeProblem } from '#web/kit/form/problems.ts';
import { fieldLabel } from './field-label.ts';
import { useEditor, useEditorState } from './form/editor-context.ts';
import { fieldRank } from './form/field-names.ts';
import { goToField } from './form/go-to-field.ts';

/** The problems of the form, shown after the first attempt to save. */
export function EditorProblems() {
  const page = usePage();
  const { store } = useEditor();
  const isTried = useEditorState((state) => state.isTried);
  const problems = useEditorState((state) => state.problems);
  const refusals = useEditorState((state) => state.refusals);
  const found = isTried ? [...new Map([...problems, ...refusals])] : [];
  const listed = found
    .toSorted(([left], [right]) => fieldRank(left) - fieldRank(right))
    .map(([name, problem]) => ({ name, label: fieldLabel(page, name), text: describeProblem(page, problem) }));
  return <ProblemSummary problems={listed} onGo={(name) => goToField(store, name)} />;
}
