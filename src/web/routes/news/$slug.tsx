import { createFileRoute } from '@tanstack/react-router';
import { articleHead } from '#web/app/head/article-head.ts';
import { loadNewsArticle } from '../../features/news/load-news.ts';
import { NewsArticlePage } from '../../features/news/news-article-page.tsx';

export const Route = createFileRoute('/news/$slug')({
  staticData: { messages: ['help'] },
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params }) => loadNewsArticle(context.page, params.slug),
  head: ({ match: { context }, loaderData }) =>
    articleHead(context.page, {
      article: loaderData?.article,
      isNews: true,
      crumbs: [{ name: context.page.t('shell.nav.news'), path: '/news' }],
    }),
  component: () => <NewsArticlePage data={Route.useLoaderData()} />,
});
