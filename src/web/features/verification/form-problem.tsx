import { CircleAlert } from 'lucide-react';
import { usePage } from '../../app/use-page.ts';
import type { CodeProblem } from './code-state.ts';
import { problemText } from './problem-text.ts';

/** A problem that belongs to no field; announced when it appears. */
export function FormProblem({ problem }: { problem: CodeProblem | null }) {
  const text = problemText(usePage(), problem, 'form');
  return (
    <div role="alert">
      {text !== '' && (
        <p className="border-danger mt-4 flex items-start gap-2 rounded-xl border px-4 py-3 text-sm wrap-anywhere">
          <CircleAlert size={18} aria-hidden className="text-danger mt-0.5 flex-none" />
          {text}
        </p>
      )}
    </div>
  );
}
