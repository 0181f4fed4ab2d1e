import { createFileRoute } from '@tanstack/react-router';
import { PortalFailure } from '../../../features/portal/layout/portal-failure.tsx';
import { loadNewProduct } from '../../../features/portal/products/editor/load-product.ts';
import { ProductPage } from '../../../features/portal/products/editor/product-page.tsx';
import { ProductSkeleton } from '../../../features/portal/products/editor/product-skeleton.tsx';
import { privateHead } from '../../../features/shell/private-head.ts';

export const Route = createFileRoute('/developer/products/new')({
  staticData: { layout: 'appbar', messages: ['products', 'editor', 'upload', 'rules', 'exchange', 'places'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loader: ({ context, location }) => loadNewProduct(context.page, location.search),
  gcTime: 0,
  head: ({ match: { context } }) => privateHead(context.page, '/developer/products/new', 'products.new'),
  pendingComponent: ProductSkeleton,
  errorComponent: PortalFailure,
  component: () => <ProductPage data={Route.useLoaderData()} />,
});
