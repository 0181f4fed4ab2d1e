import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#web/app/head/page-head.ts';
import { breadcrumbData } from '#web/app/head/structured-data.ts';
import { HelpPage } from '../../features/help/help-page.tsx';

export const Route = createFileRoute('/help/')({
  staticData: { styles: 'visitor', messages: ['help'] },
  codeSplitGroupings: [['component']],
  loader: async ({ context }) => {
    const { loadHelp } = await import('../../features/help/load-help.ts');
    return loadHelp(context.page);
  },
  head: ({ match: { context } }) => {
    const { page } = context;
    const name = page.t('shell.nav.help');
    return pageHead({
      page,
      path: '/help',
      name,
      description: page.t('help.lead'),
      data: import.meta.env.SSR ? [breadcrumbData(page, [{ name, path: '/help' }])] : [],
    });
  },
  component: () => <HelpPage articles={Route.useLoaderData()} />,
});
