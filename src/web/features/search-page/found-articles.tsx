import { splitByMatches } from '#domain/search/text-search.ts';
import { usePage } from '../../app/use-page.ts';
import type { FoundArticle } from './load-search.ts';

/** Found documents: title, section and an excerpt. */
export function FoundArticles({ list, word }: { list: readonly FoundArticle[]; word: string }) {
  const page = usePage();
  return (
    <ul className="flex flex-col gap-3">
      {list.map(({ path, title, excerpt }) => (
        <li key={path} className="card hover:bg-raised relative p-4">
          <h3 className="text-base leading-snug">
            <a href={page.href(path)} className="card-link">
              <Highlighted text={title} word={word} />
            </a>
          </h3>
          <p className="text-muted text-xs">{placeOf(page, path)}</p>
          <p className="mt-1 text-sm">
            <Highlighted text={excerpt} word={word} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function placeOf(page: ReturnType<typeof usePage>, path: string): string {
  if (path.startsWith('/help/developers/')) return `${page.t('shell.nav.help')} · ${page.t('help.developers')}`;
  if (path.startsWith('/help/')) return `${page.t('shell.nav.help')} · ${page.t('help.players')}`;
  if (path.startsWith('/news/')) return page.t('shell.nav.news');
  return page.t('find.group.papers');
}

/** A text with the search words highlighted. */
function Highlighted({ text, word }: { text: string; word: string }) {
  return splitByMatches(text, word).map(({ text: part, isMatch }, index) =>
    // Parts of a text never move.
    isMatch ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
  );
}
