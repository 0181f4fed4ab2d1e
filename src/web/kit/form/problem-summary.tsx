import { CircleAlert } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';
import { focusField } from './focus-field.ts';

export interface ListedProblem {
  readonly name: string;
  readonly label: string;
  readonly text: string;
}

interface ProblemSummaryProps {
  /** In page order. */
  readonly problems: readonly ListedProblem[];
  /** Shows a field; focuses it by default. */
  readonly onGo?: (name: string) => unknown;
}

const ID = 'form-problems';
/** A wrong default price is a problem in every country. */
const MOST = 30;

/** For long forms: focuses the list instead of the first field. */
export function focusSummary(): void {
  document.getElementById(ID)?.focus();
}

/** Lists the problems that block submitting a form, each with a link to its field. */
export function ProblemSummary({ problems, onGo = focusField }: ProblemSummaryProps) {
  const page = usePage();
  return (
    <div role="alert" className="empty:hidden">
      {problems.length > 0 && (
        <section
          id={ID}
          tabIndex={-1}
          aria-labelledby={`${ID}-title`}
          className="border-danger bg-surface scroll-mt-28 rounded-2xl border-2 p-5 outline-none"
        >
          <h2 id={`${ID}-title`} className="flex items-center gap-2 text-base">
            <CircleAlert size={20} aria-hidden className="text-danger flex-none" />
            {page.t('form.problems', { count: problems.length })}
          </h2>
          <ul className="mt-2 grid gap-x-6 md:grid-cols-2">
            {problems.slice(0, MOST).map(({ name, label, text }) => (
              <li key={name} className="text-sm">
                <a
                  href={`#field-${name}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onGo(name);
                  }}
                  className="hover:bg-raised -mx-2 flex min-h-11 flex-col justify-center rounded-lg px-2 py-1"
                >
                  <span className="link">{label}</span>
                  <span className="text-muted text-xs">{text}</span>
                </a>
              </li>
            ))}
          </ul>
          {problems.length > MOST && (
            <p className="text-muted mt-2 text-sm">{page.t('form.problems.more', { count: problems.length - MOST })}</p>
          )}
        </section>
      )}
    </div>
  );
}
