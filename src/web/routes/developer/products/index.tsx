import { createFileRoute } from '@tanstack/react-router';
import { ListSkeleton } from '../../../features/portal/layout/list-skeleton.tsx';
import { PortalFailure } from '../../../features/portal/layout/portal-failure.tsx';
import { loadProducts } from '../../../features/portal/products/list/load-products.ts';
import { ProductsPage } from '../../../features/portal/products/list/products-page.tsx';
import { privateHead } from '../../../features/shell/private-head.ts';

export const Route = createFileRoute('/developer/products/')({
  staticData: { layout: 'appbar', messages: ['products', 'upload', 'rules', 'places'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadProducts(context.page, deps),
  head: ({ match: { context } }) => privateHead(context.page, '/developer/products', 'portal.nav.products'),
  pendingComponent: ListSkeleton,
  errorComponent: PortalFailure,
  component: () => <ProductsPage chosen={Route.useLoaderData()} />,
});
