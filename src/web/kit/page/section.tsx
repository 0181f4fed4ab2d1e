import type { ReactNode } from 'react';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';

interface SectionProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a page, dimmed while its content reloads. */
export function Section({ id, title, lead, actions, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="card flex flex-col gap-5 p-4 sm:p-7">
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start sm:justify-between">
        <div className="min-w-0">
          <h2 id={id} tabIndex={-1} className="text-lg wrap-anywhere outline-none">
            {title}
          </h2>
          {lead !== undefined && <p className="text-muted mt-1 max-w-2xl text-sm">{lead}</p>}
        </div>
        {actions !== undefined && <div className="flex flex-none flex-wrap gap-3">{actions}</div>}
      </div>
      <LoadingPart>{children}</LoadingPart>
    </section>
  );
}

interface FormCardProps {
  /** ID of the heading. */
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a version page. */
export function FormCard({ id, title, lead, actions, children }: FormCardProps) {
  return (
    <section aria-labelledby={id} className="card flex min-w-0 flex-col gap-4 p-4 sm:p-7">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={id} tabIndex={-1} className="scroll-mt-28 text-lg outline-none">
            {title}
          </h2>
          {lead !== undefined && <p className="text-muted mt-1 text-sm">{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
