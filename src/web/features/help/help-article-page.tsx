import { ArticleLinks } from '#web/kit/article/article-links.tsx';
import { FolderArticle } from '#web/kit/article/folder-article.tsx';
import type { ArticleLink } from '#web/kit/article/load-article.ts';
import { usePage } from '../../app/use-page.ts';
import { HelpContact } from './help-contact.tsx';
import type { Readers } from './help-groups.ts';
import type { HelpArticle } from './load-help.ts';

interface HelpArticlePageProps {
  readonly data: HelpArticle;
  readonly readers: Readers;
}

/** A help article with related links. */
export function HelpArticlePage({ data, readers }: HelpArticlePageProps) {
  const page = usePage();
  const crumbs = [
    { name: page.t('shell.nav.help'), path: '/help' },
    { name: page.t(`help.${readers}`), path: '/help', query: `#${readers}` },
  ];
  return (
    <FolderArticle
      data={data}
      dated="article.changed"
      crumbs={crumbs}
      related={data.related.length > 0 && <RelatedArticles links={data.related} />}
    >
      <HelpContact />
    </FolderArticle>
  );
}

function RelatedArticles({ links }: { links: readonly ArticleLink[] }) {
  const page = usePage();
  return (
    <section aria-labelledby="related" className="card mt-4 max-w-[46rem] p-5">
      <h2 id="related" className="mb-2 text-lg">
        {page.t('article.related')}
      </h2>
      <ArticleLinks links={links} />
    </section>
  );
}
