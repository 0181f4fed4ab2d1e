import { usePage } from '#web/app/use-page.ts';
import type { ArticleLink } from './load-article.ts';

/** The title of an article card; the whole card is the link. */
export function CardLink({ link: { path, title } }: { link: Pick<ArticleLink, 'path' | 'title'> }) {
  const page = usePage();
  return (
    <a
      href={page.href(path)}
      className="after:absolute after:inset-0 after:rounded-[16px] focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3"
    >
      {title}
    </a>
  );
}
