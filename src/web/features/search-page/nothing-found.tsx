import { SearchX } from 'lucide-react';
import { usePage } from '../../app/use-page.ts';

/** Where to go on without a search. */
function Ways() {
  const page = usePage();
  return (
    <ul className="mt-4 flex flex-wrap gap-2">
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

/** Says that nothing was found, and what to do next. */
export function NothingFound({ word }: { word: string }) {
  const page = usePage();
  return (
    <section aria-labelledby="nothing-found" className="card flex flex-col items-start p-6 sm:p-8">
      <SearchX size={32} aria-hidden className="text-muted" />
      <h2 id="nothing-found" className="mt-3 text-lg break-words">
        {page.t('find.none.title', { word })}
      </h2>
      <p className="text-muted mt-1">{page.t('find.none.text')}</p>
      <Ways />
    </section>
  );
}

/** What the search page shows before anything is searched for. */
export function StartSearch() {
  const page = usePage();
  return (
    <section>
      <p className="text-muted">{page.t('find.start.text')}</p>
      <Ways />
    </section>
  );
}
