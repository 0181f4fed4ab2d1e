import { createFileRoute } from '@tanstack/react-router';
import { listCategories } from '#contract/category/endpoints.ts';
import { pageHead } from '#web/app/head/page-head.ts';
import { breadcrumbData } from '#web/app/head/structured-data.ts';
import { CategoryOverview } from '../features/hall/category-overview.tsx';

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
