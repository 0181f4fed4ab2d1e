import { createFileRoute } from '@tanstack/react-router';
import { articleHead } from '#web/app/head/article-head.ts';
import { HelpArticlePage } from '#web/features/help/help-article-page.tsx';
import { loadHelpArticle } from '#web/features/help/load-help.ts';

export const Route = createFileRoute('/help/developers/$slug')({
  staticData: { messages: ['help'] },
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params }) => loadHelpArticle(context.page, 'developers', params.slug),
  head: ({ match: { context }, loaderData }) =>
    articleHead(context.page, {
      article: loaderData?.article,
      crumbs: [{ name: context.page.t('shell.nav.help'), path: '/help' }],
    }),
  component: () => <HelpArticlePage data={Route.useLoaderData()} readers="developers" />,
});
