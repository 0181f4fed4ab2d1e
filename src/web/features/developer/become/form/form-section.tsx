import { type ReactNode, useId } from 'react';

export interface FormSectionProps {
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
