import { usePage } from '../../app/use-page.ts';
import { ArticleLinks } from '../content/article-links.tsx';
import { ArticleNeighbours } from '../content/article-neighbours.tsx';
import { ArticlePage } from '../content/article-page.tsx';
import { CrumbTrail } from '../content/crumb-trail.tsx';
import { HelpContact } from './help-contact.tsx';
import type { Readers } from './help-groups.ts';
import type { HelpArticle } from './load-help.ts';

interface HelpArticlePageProps {
  readonly data: HelpArticle;
  readonly readers: Readers;
}

/** One article of the help centre, with the way on. */
export function HelpArticlePage({ data, readers }: HelpArticlePageProps) {
  const page = usePage();
  const { article, related, previous, next } = data;
  const crumbs = [
    { name: page.t('shell.nav.help'), path: '/help' },
    { name: page.t(`help.${readers}`), path: '/help', query: `#${readers}` },
  ];
  return (
    <ArticlePage article={article} dated="article.changed" above={<CrumbTrail crumbs={crumbs} />}>
      {related.length > 0 && (
        <section aria-labelledby="related" className="card mt-4 max-w-[46rem] p-5">
          <h2 id="related" className="mb-2 text-lg">
            {page.t('article.related')}
          </h2>
          <ArticleLinks links={related} />
        </section>
      )}
      <ArticleNeighbours previous={previous} next={next} />
      <HelpContact />
    </ArticlePage>
  );
}
