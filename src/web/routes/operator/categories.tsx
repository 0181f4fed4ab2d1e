import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { CategoriesPage, loadCategories } from '../../features/operator/categories/categories-page.tsx';

export const Route = createFileRoute('/operator/categories')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],

  loader: ({ context }) => loadCategories(context.page),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/categories', 'operations.categories.title'),
  errorComponent: PageFailure,
  component: () => <CategoriesPage {...Route.useLoaderData()} />,
});
