import { createFileRoute } from '@tanstack/react-router';
import { ArticlePage } from '../features/content/article-page.tsx';
import { loadArticle } from '../features/content/load-article.ts';
import { articleHead } from '../features/shell/article-head.ts';

export const Route = createFileRoute('/about')({
  staticData: { messages: ['help'] },
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => loadArticle(context.page, '/about'),
  head: ({ match: { context }, loaderData }) => articleHead(context.page, { article: loaderData }),
  component: () => <ArticlePage article={Route.useLoaderData()} dated="article.changed" />,
});
