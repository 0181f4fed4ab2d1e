import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#web/app/head/page-head.ts';
import { breadcrumbData } from '#web/app/head/structured-data.ts';
import { CategoryOverview } from '../features/hall/category-overview.tsx';

export const Route = createFileRoute('/games')({
  staticData: { styles: 'visitor' },
  // Loaded on demand: the server-rendered page includes its data.
  codeSplitGroupings: [['component'], ['errorComponent'], ['notFoundComponent']],
  loader: async ({ context: { page } }) => {
    const { loadOverview } = await import('../features/hall/load-overview.ts');
    return loadOverview(page);
  },
  head: ({ match: { context } }) => {
    const { page } = context;
    const name = page.t('shell.nav.games');
    return pageHead({
      page,
      path: '/games',
      name,
      description: page.t('hall.aboutCategories'),
      data: import.meta.env.SSR ? [breadcrumbData(page, [{ name, path: '/games' }])] : [],
    });
  },
  component: GamesPage,
});

function GamesPage() {
  return <CategoryOverview tiles={Route.useLoaderData()} />;
}
