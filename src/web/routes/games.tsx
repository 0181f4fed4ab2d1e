import { createFileRoute } from '@tanstack/react-router';
import { listCategories } from '#contract/category/endpoints.ts';
import { CategoryOverview } from '../features/hall/category-overview.tsx';
import { pageHead } from '../features/shell/page-head.ts';
import { breadcrumbData } from '../features/shell/structured-data.ts';

export const Route = createFileRoute('/games')({
  loader: ({ context }) => context.page.call(listCategories, { lang: context.page.state.locale }),
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
  return <CategoryOverview categories={Route.useLoaderData().list ?? []} />;
}
