import { SearchX } from 'lucide-react';
import type { Spelling } from '#web/kit/game/filters/no-games.tsx';
import { EmptyIcon } from '#web/kit/state/empty-state.tsx';
import { usePage } from '../../app/use-page.ts';

/** Links for continuing without a search. */
function Ways({ className = '' }: { className?: string }) {
  const page = usePage();
  return (
    <ul className={`mt-4 flex flex-wrap gap-2 ${className}`}>
      {(['/', '/games', '/help', '/news'] as const).map((path) => (
        <li key={path}>
          <a className="chip" href={page.href(path)}>
            {page.t(WORDS[path])}
          </a>
        </li>
      ))}
    </ul>
  );
}

const WORDS = {
  '/': 'shell.nav.home',
  '/games': 'shell.nav.games',
  '/help': 'shell.nav.help',
  '/news': 'shell.nav.news',
} as const;

/** The empty result with suggestions. */
export function NothingFound({ word, spelling }: { word: string; spelling?: Spelling | undefined }) {
  const page = usePage();
  return (
    <section aria-labelledby="nothing-found" className="card flex flex-col items-center px-6 py-12 text-center">
      <EmptyIcon Icon={SearchX} />
      <h2 id="nothing-found" className="mt-3 text-lg break-words">
        {page.t('find.none.title', { word })}
      </h2>
      {spelling !== undefined && (
        <p className="mt-1">
          {page.t('filters.none.spelling')}{' '}
          <a className="link font-bold" href={spelling.href}>
            {spelling.word}
          </a>
        </p>
      )}
      <p className="text-muted mt-1">{page.t('find.none.text')}</p>
      <Ways className="justify-center" />
    </section>
  );
}

/** The search page without a query. */
export function StartSearch() {
  const page = usePage();
  return (
    <section>
      <p className="text-muted">{page.t('find.start.text')}</p>
      <Ways />
    </section>
  );
}
