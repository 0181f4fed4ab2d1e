import { ChevronRight } from 'lucide-react';
import type { PublicApplication } from '#contract/application/entities.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { usePage } from '../../app/use-page.ts';

interface DeveloperCardProps {
  readonly application: Pick<PublicApplication, 'company' | 'developer'>;
  /** The number of the developer's games in the store; unknown in a preview. */
  readonly gameCount?: number;
}

/** The developer of a game, as a link to its page if there is one. */
export function DeveloperCard({ application: { company, developer }, gameCount = 0 }: DeveloperCardProps) {
  const page = usePage();
  if (company === '') return null;
  const about = (
    <>
      <Avatar nickname={company} />
      <span className="min-w-0 flex-1">
        <span className="block font-bold [overflow-wrap:anywhere]">{company}</span>
        {gameCount > 0 && (
          <span className="text-muted block text-sm">{page.t('details.developer.games', { count: gameCount })}</span>
        )}
      </span>
    </>
  );
  return (
    <section aria-labelledby="developer-title" className="border-line border-t pt-4">
      <h2 id="developer-title" className="text-muted mb-1 font-sans text-xs font-normal">
        {page.t('details.developer')}
      </h2>
      {developer === undefined ? (
        <div className="flex min-h-14 items-center gap-3">{about}</div>
      ) : (
        <a
          href={page.href(`/developers/${developer.slug}`)}
          className="hover:bg-raised -mx-2 flex min-h-14 items-center gap-3 rounded-xl px-2"
        >
          {about}
          <ChevronRight size={18} aria-hidden className="text-muted flex-none" />
        </a>
      )}
    </section>
  );
}
