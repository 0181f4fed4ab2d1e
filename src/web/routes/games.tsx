import { createFileRoute } from '@tanstack/react-router';
import { listCategories } from '#contract/category/endpoints.ts';
import { CategoryOverview } from '../features/hall/category-overview.tsx';
import { pageHead } from '../features/shell/page-head.ts';

export const Route = createFileRoute('/games')({
  loader: ({ context }) => context.page.call(listCategories, { lang: context.page.state.locale }),
  head: ({ match: { context } }) =>
    pageHead({ page: context.page, path: '/games', name: context.page.t('shell.nav.games') }),
  component: GamesPage,
});

function GamesPage() {
  return <CategoryOverview categories={Route.useLoaderData().list ?? []} />;
}
