import { createFileRoute } from '@tanstack/react-router';
import { articleHead } from '#web/app/head/article-head.ts';
import { loadArticle } from '#web/kit/article/load-article.ts';
import { PaperPage } from '../../features/terms/paper-page.tsx';

export const Route = createFileRoute('/terms/intellectual-property')({
  staticData: { messages: ['help'] },
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => loadArticle(context.page, '/terms/intellectual-property'),
  head: ({ match: { context }, loaderData }) => articleHead(context.page, { article: loaderData }),
  component: () => <PaperPage paper={Route.useLoaderData()} />,
});
