import type { PublicApplication } from '#contract/application/entities.ts';
import { usePage } from '#web/app/use-page.ts';

export interface DeveloperLinkProps {
  readonly application: Pick<PublicApplication, 'company' | 'developer'>;
  readonly className?: string;
  /** Within a line of text, whose height it keeps. */
  readonly isInline?: boolean;
}

/** The name of a game's developer, as a link to its page if there is one. */
export function DeveloperLink({ application, className = '', isInline = false }: DeveloperLinkProps) {
  const page = usePage();
  const { company, developer } = application;
  if (developer === undefined) return <span className={className}>{company}</span>;
  return (
    <a
      href={page.href(`/developers/${developer.slug}`)}
      className={`${isInline ? '' : 'inline-flex min-h-11 items-center'} underline underline-offset-4 ${className}`}
    >
      {company}
    </a>
  );
}
