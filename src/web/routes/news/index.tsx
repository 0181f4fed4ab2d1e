import { createFileRoute } from '@tanstack/react-router';
import { feedLinks } from '#web/app/head/feed-links.ts';
import { pageHead } from '#web/app/head/page-head.ts';
import { breadcrumbData } from '#web/app/head/structured-data.ts';
import { NewsPage } from '../../features/news/news-page.tsx';

export const Route = createFileRoute('/news/')({
  staticData: { styles: 'visitor', messages: ['help'] },
  codeSplitGroupings: [['component']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => ({ page: search.page }),
  loader: async ({ context, deps }) => {
    const { loadNews } = await import('../../features/news/load-news.ts');
    return loadNews(context.page, deps);
  },
  head: ({ match: { context }, loaderData }) => {
    const { page } = context;
    const name = page.t('shell.nav.news');
    const number = loaderData?.number ?? 1;
    const head = pageHead({
      page,
      path: '/news',
      query: number === 1 ? '' : `?page=${number}`,
      name,
      description: page.t('news.lead'),
      data: import.meta.env.SSR ? [breadcrumbData(page, [{ name, path: '/news' }])] : [],
    });
    return import.meta.env.SSR ? { ...head, links: [...head.links, ...feedLinks(page, 'news')] } : head;
  },
  component: () => <NewsPage list={Route.useLoaderData()} />,
});
