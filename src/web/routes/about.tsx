import { createFileRoute } from '@tanstack/react-router';
import { articleHead } from '#web/app/head/article-head.ts';
import { ArticlePage } from '#web/kit/article/article-page.tsx';

export const Route = createFileRoute('/about')({
  staticData: { styles: 'visitor', messages: ['help'] },
  codeSplitGroupings: [['component']],
  loader: async ({ context }) => {
    const { loadArticle } = await import('#web/kit/article/load-article.ts');
    return loadArticle(context.page, '/about');
  },
  head: ({ match: { context }, loaderData }) => articleHead(context.page, { article: loaderData }),
  component: () => <ArticlePage article={Route.useLoaderData()} dated="article.changed" />,
});
