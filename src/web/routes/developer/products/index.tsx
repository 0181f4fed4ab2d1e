import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { loadProducts } from '#web/features/portal/products/list/load-products.ts';
import { ProductsPage } from '#web/features/portal/products/list/products-page.tsx';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { ListSkeleton } from '#web/kit/state/skeleton.tsx';

export const Route = createFileRoute('/developer/products/')({
  staticData: { layout: 'appbar', messages: ['products', 'upload', 'rules', 'places'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadProducts(context.page, deps),
  head: ({ match: { context } }) => privateHead(context.page, '/developer/products', 'shell.account.products'),
  pendingComponent: ListSkeleton,
  errorComponent: PageFailure,
  component: () => <ProductsPage chosen={Route.useLoaderData()} />,
});
