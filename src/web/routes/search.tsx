import { createFileRoute } from '@tanstack/react-router';
import { pageSearchQuery, readPageSearch } from '#domain/search/page-search.ts';
import { pageHead } from '#web/app/head/page-head.ts';
import { SearchPage } from '../features/search-page/search-page.tsx';

export const Route = createFileRoute('/search')({
  staticData: { styles: 'visitor', messages: ['help', 'filters'] },
  codeSplitGroupings: [['component']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => readPageSearch(search),
  loader: async ({ context, deps }) => {
    const { loadSearch } = await import('../features/search-page/load-search.ts');
    return loadSearch(context.page, { ...deps });
  },
  head: ({ match: { context }, loaderData }) => {
    const { page } = context;
    const word = loaderData?.search.searchWord ?? '';
    return pageHead({
      page,
      path: '/search',
      query: loaderData === undefined ? '' : pageSearchQuery(loaderData.search),
      name: word === '' ? page.t('find.title') : page.t('hall.resultsFor', { word }),
      description: page.t('find.start.text'),
      isHidden: true,
    });
  },
  component: () => <SearchPage results={Route.useLoaderData()} />,
});
