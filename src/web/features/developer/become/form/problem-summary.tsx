import { CircleAlert } from 'lucide-react';
import { usePage } from '../../../../app/use-page.ts';
import type { FieldName } from './become-steps.ts';
import { FIELD_LABELS } from './field-labels.ts';
import type { Problems } from './say-problems.ts';

/** Puts the focus into a field, or onto the group that it is. */
export function focusField(name: FieldName): void {
  document.getElementById(`field-${name}`)?.focus();
}

/** Names every field that is wrong, each as a way to it; `order` is that of the page. */
export function ProblemSummary({ problems, order }: { problems: Problems; order: readonly FieldName[] }) {
  const page = usePage();
  const names = order.filter((name) => problems[name] !== undefined);
  return (
    <div role="alert" className="empty:hidden">
      {names.length > 0 && (
        <div className="border-danger bg-surface flex flex-col gap-2 rounded-xl border p-4">
          <p className="text-danger flex items-center gap-2 font-bold">
            <CircleAlert size={20} aria-hidden className="flex-none" />
            {page.t('become.problems', { count: names.length })}
          </p>
          <ul className="flex flex-col">
            {names.map((name) => (
              <li key={name}>
                <a
                  href={`#field-${name}`}
                  className="text-accent inline-flex min-h-11 flex-wrap items-center gap-x-2 text-sm underline-offset-4 hover:underline"
                  onClick={(event) => {
                    event.preventDefault();
                    focusField(name);
                  }}
                >
                  <b>{page.t(FIELD_LABELS[name])}</b>
                  <span>{problems[name]}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
