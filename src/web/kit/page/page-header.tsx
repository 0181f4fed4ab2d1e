import type { ReactNode } from 'react';
import { HelpLink, type HelpLinkProps } from './help-link.tsx';

interface PageHeaderProps {
  readonly title: string;
  readonly lead?: string;
  /** The help article of the page. */
  readonly help?: HelpLinkProps['article'];
  /** What the article is about; the title by default. */
  readonly topic?: string;
  /** Buttons and links. */
  readonly actions?: ReactNode;
}

/** The header of a page of the portal or the console. */
export function PageHeader({ title, lead, help, topic = title, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-col gap-4 sm:flex-row sm:flex-wrap sm:items-end sm:justify-between">
      <div className="min-w-0">
        <h1 className="text-xl wrap-anywhere">{title}</h1>
        {lead !== undefined && <p className="text-muted mt-1 max-w-2xl wrap-anywhere">{lead}</p>}
        {help !== undefined && <HelpLink article={help} topic={topic} />}
      </div>
      {actions !== undefined && <div className="flex flex-none flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
