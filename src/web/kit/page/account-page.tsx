import type { ReactNode } from 'react';
import { HelpLink, type HelpLinkProps } from './help-link.tsx';

interface AccountPageProps {
  readonly title: string;
  readonly lead: string;
  /** The help article about it. */
  readonly help?: HelpLinkProps['article'];
  readonly children: ReactNode;
}

/** A page of the account: heading, introduction and sections. */
export function AccountPage({ title, lead, help, children }: AccountPageProps) {
  return (
    <div className="flex flex-col gap-6">
      <header>
        <h1 className="text-title">{title}</h1>
        <p className="text-muted mt-2 max-w-2xl">{lead}</p>
        {help !== undefined && <HelpLink article={help} topic={title} />}
      </header>
      {children}
    </div>
  );
}

export interface AccountSectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly isDanger?: boolean;
  readonly children: ReactNode;
}

/** A section of an account page, in its own card. */
export function AccountSection({ id, title, lead, isDanger = false, children }: AccountSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={`card flex min-w-0 flex-col gap-5 p-5 sm:p-7 ${isDanger ? 'border-danger' : ''}`}
    >
      <header>
        <h2 id={id} tabIndex={-1} className="text-lg outline-none">
          {title}
        </h2>
        {lead !== undefined && <p className="text-muted mt-1 max-w-2xl text-sm">{lead}</p>}
      </header>
      {children}
    </section>
  );
}
