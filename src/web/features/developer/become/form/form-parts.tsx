import { type ReactNode, useId } from 'react';
import { orderNames } from '#domain/text/person-name.ts';
import { usePage } from '#web/app/use-page.ts';
import { ProblemSummary } from '#web/kit/form/problem-summary.tsx';
import { FIELD_LABELS, type FieldName, type Problems } from './become-steps.ts';

/** The problem summary of some company fields, in page `order`, with the names in that of the language. */
export function BecomeProblems({ problems, order }: { problems: Problems; order: readonly FieldName[] }) {
  const page = usePage();
  const listed = orderNames(order, page.state.locale).flatMap((name) => {
    const text = problems[name];
    return text === undefined ? [] : [{ name, label: page.t(FIELD_LABELS[name]), text }];
  });
  return <ProblemSummary problems={listed} />;
}

interface FormSectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A section of a long form with a heading; two columns if there is room. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="border-line flex min-w-0 flex-col gap-4 border-t pt-6 first:border-t-0 first:pt-0"
    >
      <header>
        <h3 id={id} className="text-base">
          {title}
        </h3>
        {lead !== undefined && <p className="text-muted mt-1 max-w-2xl text-sm">{lead}</p>}
      </header>
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </section>
  );
}

/** Thumbnails of uploaded pictures; each opens at full size in a new tab. */
export function PictureRow({ urls, label }: { urls: readonly string[]; label: string }) {
  const page = usePage();
  return (
    <ul className="flex flex-wrap gap-2">
      {urls.map((url, place) => {
        const name = page.t('upload.place', { name: label, place: place + 1, count: urls.length });
        return (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer" title={page.t('become.newTab')}>
              <img
                src={url}
                alt={`${name} (${page.t('become.newTab')})`}
                width={96}
                height={72}
                loading="lazy"
                decoding="async"
                className="border-line bg-raised h-[72px] w-24 rounded-lg border object-contain"
              />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
