import { ExternalLink } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';
import { FieldProblem } from '#web/ui/field/field-problem.tsx';
import type { FormProps } from '../fields/form-fields.ts';

const PAPERS = [
  { name: 'terms', path: '/terms/terms-of-use' },
  { name: 'privacy', path: '/terms/privacy-policy' },
] as const;

/** The required agreements (R5.38, R5.39); the policies open in a new tab, so that no input is lost. */
export function AgreementFields({ form, problems, onChange }: FormProps) {
  const page = usePage();
  return (
    <div className="flex flex-col gap-2">
      {PAPERS.map(({ name, path }) => {
        const problem = problems[name] ?? '';
        return (
          <div key={name} className="flex flex-col">
            <div className="flex flex-wrap items-center gap-x-4">
              <label className="flex min-h-11 min-w-0 cursor-pointer items-center gap-3">
                <input
                  id={`field-${name}`}
                  type="checkbox"
                  checked={form[name]}
                  aria-invalid={problem !== '' || undefined}
                  aria-describedby={problem === '' ? undefined : `field-${name}-error`}
                  onChange={({ currentTarget }) => onChange({ [name]: currentTarget.checked }, [name])}
                  className="accent-accent h-5 w-5 flex-none"
                />
                {page.t(`become.agree.${name}`)}
              </label>
              <a
                href={page.href(path)}
                target="_blank"
                rel="noreferrer"
                className="text-accent inline-flex min-h-11 items-center gap-1.5 text-sm underline-offset-4 hover:underline"
              >
                {page.t(`become.read.${name}`)}
                <ExternalLink size={16} role="img" aria-label={page.t('become.newTab')} className="flex-none" />
              </a>
            </div>
            {problem !== '' && <FieldProblem id={`field-${name}-error`} error={problem} />}
          </div>
        );
      })}
    </div>
  );
}
