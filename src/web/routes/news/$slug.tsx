import { createFileRoute } from '@tanstack/react-router';
import { articleHead } from '#web/app/head/article-head.ts';
import { NewsArticlePage } from '../../features/news/news-article-page.tsx';

export const Route = createFileRoute('/news/$slug')({
  staticData: { styles: 'visitor', messages: ['help'] },
  codeSplitGroupings: [['component']],
  loader: async ({ context, params }) => {
    const { loadNewsArticle } = await import('../../features/news/load-news.ts');
    return loadNewsArticle(context.page, params.slug);
  },
  head: ({ match: { context }, loaderData }) =>
    articleHead(context.page, {
      article: loaderData?.article,
      isNews: true,
      crumbs: [{ name: context.page.t('shell.nav.news'), path: '/news' }],
    }),
  component: () => <NewsArticlePage data={Route.useLoaderData()} />,
});
