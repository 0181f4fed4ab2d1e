import { createFileRoute } from '@tanstack/react-router';
import { loadArticle } from '../../features/content/load-article.ts';
import { articleHead } from '../../features/shell/article-head.ts';
import { PaperPage } from '../../features/terms/paper-page.tsx';

export const Route = createFileRoute('/terms/privacy-policy')({
  staticData: { messages: ['help'] },
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => loadArticle(context.page, '/terms/privacy-policy'),
  head: ({ match: { context }, loaderData }) => articleHead(context.page, { article: loaderData }),
  component: () => <PaperPage paper={Route.useLoaderData()} />,
});
