import { createFileRoute } from '@tanstack/react-router';
import { articleHead } from '#web/app/head/article-head.ts';
import { PolicyPage } from '#web/features/terms/policy-page.tsx';

export const Route = createFileRoute('/terms/privacy-policy')({
  staticData: { styles: 'visitor', messages: ['help'] },
  codeSplitGroupings: [['component']],
  loader: async ({ context }) => {
    const { loadArticle } = await import('#web/kit/article/load-article.ts');
    return loadArticle(context.page, '/terms/privacy-policy');
  },
  head: ({ match: { context }, loaderData }) => articleHead(context.page, { article: loaderData }),
  component: () => <PolicyPage paper={Route.useLoaderData()} />,
});
