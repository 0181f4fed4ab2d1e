import type { PublicApplication } from '#contract/application/entities.ts';
import { usePage } from '#web/app/use-page.ts';

interface DeveloperLinkProps {
  readonly application: Pick<PublicApplication, 'company' | 'developer'>;
  readonly className?: string;
}

/** The name of a game's developer, as a link to its page if there is one. */
export function DeveloperLink({ application: { company, developer }, className = '' }: DeveloperLinkProps) {
  const page = usePage();
  if (developer === undefined) return <span className={className}>{company}</span>;
  return (
    <a
      href={page.href(`/developers/${developer.slug}`)}
      className={`inline-flex min-h-11 items-center underline underline-offset-4 ${className}`}
    >
      {company}
    </a>
  );
}
