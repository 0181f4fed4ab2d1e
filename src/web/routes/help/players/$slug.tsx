import { createFileRoute } from '@tanstack/react-router';
import { articleHead } from '#web/app/head/article-head.ts';
import { HelpArticlePage } from '#web/features/help/help-article-page.tsx';

export const Route = createFileRoute('/help/players/$slug')({
  staticData: { styles: 'visitor', messages: ['help'] },
  codeSplitGroupings: [['component']],
  loader: async ({ context, params }) => {
    const { loadHelpArticle } = await import('#web/features/help/load-help.ts');
    return loadHelpArticle(context.page, 'players', params.slug);
  },
  head: ({ match: { context }, loaderData }) =>
    articleHead(context.page, {
      article: loaderData?.article,
      crumbs: [{ name: context.page.t('shell.nav.help'), path: '/help' }],
    }),
  component: () => <HelpArticlePage data={Route.useLoaderData()} readers="players" />,
});
