import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { loadNewProduct } from '#web/features/portal/products/editor/load-product.ts';
import { ProductPage } from '#web/features/portal/products/editor/product-page.tsx';
import { EditorSkeleton } from '#web/kit/state/editor-skeleton.tsx';
import { PageFailure } from '#web/kit/state/page-failure.tsx';

export const Route = createFileRoute('/developer/products/new')({
  staticData: { layout: 'appbar', messages: ['products', 'editor', 'upload', 'rules', 'exchange', 'places'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loader: ({ context, location }) => loadNewProduct(context.page, location.search),
  gcTime: 0,
  head: ({ match: { context } }) => privateHead(context.page, '/developer/products/new', 'products.new'),
  pendingComponent: EditorSkeleton,
  errorComponent: PageFailure,
  component: () => <ProductPage data={Route.useLoaderData()} />,
});
