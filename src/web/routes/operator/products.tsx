import { createFileRoute } from '@tanstack/react-router';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { loadProducts } from '../../features/operator/products/load-products.ts';
import { readProductFilter } from '../../features/operator/products/product-filter.ts';
import { ProductsPage } from '../../features/operator/products/products-page.tsx';
import { privateHead } from '../../features/shell/private-head.ts';

export const Route = createFileRoute('/operator/products')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadProducts(context.page, readProductFilter(deps)),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/products', 'allProducts.title'),
  errorComponent: PageFailure,
  component: () => <ProductsPage {...Route.useLoaderData()} />,
});
