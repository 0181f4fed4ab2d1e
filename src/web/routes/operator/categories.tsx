import { createFileRoute } from '@tanstack/react-router';
import { listCategories } from '#contract/category/endpoints.ts';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { CategoriesPage } from '../../features/operator/categories/categories-page.tsx';

export const Route = createFileRoute('/operator/categories')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],

  loader: ({ context }) => context.page.call(listCategories, { lang: context.page.state.locale }),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/categories', 'operations.categories.title'),
  errorComponent: PageFailure,
  component: () => <CategoriesPage categories={Route.useLoaderData().list ?? []} />,
});
