import { usePage } from '#web/app/use-page.ts';
import type { ArticleLink } from './load-article.ts';

/** The title of an article card; the whole card is the link. */
export function CardLink({ link: { path, title } }: { link: Pick<ArticleLink, 'path' | 'title'> }) {
  const page = usePage();
  return (
    <a href={page.href(path)} className="card-link">
      {title}
    </a>
  );
}
