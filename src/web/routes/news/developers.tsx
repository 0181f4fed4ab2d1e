import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#web/app/head/page-head.ts';
import { breadcrumbData } from '#web/app/head/structured-data.ts';
import { DeveloperNewsPage } from '../../features/news/developer-news-page.tsx';

export const Route = createFileRoute('/news/developers')({
  staticData: { styles: 'visitor', messages: ['help'] },
  codeSplitGroupings: [['component']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => ({ page: search.page }),
  loader: async ({ context, deps }) => {
    const { loadDeveloperNews } = await import('../../features/news/load-news.ts');
    return loadDeveloperNews(context.page, deps);
  },
  head: ({ match: { context }, loaderData }) => {
    const { page } = context;
    const name = page.t('news.developers');
    const number = loaderData?.number ?? 1;
    return pageHead({
      page,
      path: '/news/developers',
      query: number === 1 ? '' : `?page=${number}`,
      name,
      description: page.t('news.developers.lead'),
      data: import.meta.env.SSR
        ? [
            breadcrumbData(page, [
              { name: page.t('shell.nav.news'), path: '/news' },
              { name, path: '/news/developers' },
            ]),
          ]
        : [],
    });
  },
  component: () => <DeveloperNewsPage list={Route.useLoaderData()} />,
});
