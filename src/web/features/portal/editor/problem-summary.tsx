import { CircleAlert } from 'lucide-react';
import { usePage } from '../../../app/use-page.ts';
import { fieldLabel } from './field-label.ts';
import type { Problems } from './form/check-form.ts';
import { sayProblem, useEditor, useEditorState } from './form/editor-context.ts';
import { fieldRank } from './form/field-names.ts';
import { goToField } from './form/go-to-field.ts';

export const SUMMARY_ID = 'editor-problems';

/** Everything that keeps the form from being saved, each with a link to its field; shown once somebody has tried. */
export function ProblemSummary() {
  const page = usePage();
  const { store } = useEditor();
  const isTried = useEditorState((state) => state.isTried);
  const problems = useEditorState((state) => state.problems);
  const refusals = useEditorState((state) => state.refusals);
  if (!isTried) return null;
  const found = sorted(new Map([...problems, ...refusals]));
  if (found.length === 0) return null;
  return (
    <section
      id={SUMMARY_ID}
      tabIndex={-1}
      aria-labelledby={`${SUMMARY_ID}-title`}
      className="border-danger bg-surface scroll-mt-28 rounded-2xl border-2 p-5 outline-none"
    >
      <h2 id={`${SUMMARY_ID}-title`} className="flex items-center gap-2 text-base">
        <CircleAlert size={20} aria-hidden className="text-danger flex-none" />
        {page.t('editor.problems', { count: found.length })}
      </h2>
      <ul className="mt-2 grid gap-x-6 md:grid-cols-2">
        {found.map(([name, problem]) => (
          <li key={name} className="text-sm">
            <a
              href={`#field-${name}`}
              onClick={(event) => {
                event.preventDefault();
                goToField(store, name);
              }}
              className="hover:bg-raised -mx-2 flex min-h-11 flex-col justify-center rounded-lg px-2 py-1"
            >
              <span className="link">{fieldLabel(page, name)}</span>
              <span className="text-muted text-xs">{sayProblem(page, problem)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sorted(problems: Problems) {
  return [...problems].toSorted(([left], [right]) => fieldRank(left) - fieldRank(right));
}
