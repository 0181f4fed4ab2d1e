import type { ReactNode } from 'react';

interface PageHeaderProps {
  readonly title: string;
  readonly lead: string;
  /** Actions of the page. */
  readonly actions?: ReactNode;
}

/** The header of a console page. */
export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-col gap-4 sm:flex-row sm:items-end sm:justify-between">
      <div className="min-w-0">
        <h1 className="text-xl">{title}</h1>
        <p className="text-muted mt-2 max-w-2xl">{lead}</p>
      </div>
      {actions !== undefined && <div className="flex flex-none flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
