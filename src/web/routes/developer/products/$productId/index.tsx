import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { loadProduct } from '#web/features/portal/products/editor/load-product.ts';
import { ProductPage } from '#web/features/portal/products/editor/product-page.tsx';
import { EditorSkeleton } from '#web/kit/state/editor-skeleton.tsx';
import { PageFailure } from '#web/kit/state/page-failure.tsx';

export const Route = createFileRoute('/developer/products/$productId/')({
  staticData: { layout: 'appbar', messages: ['products', 'editor', 'upload', 'rules', 'exchange', 'places'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loader: ({ context, params }) => loadProduct(context.page, params.productId),
  // The cached data may be outdated; a form must start from current data.
  gcTime: 0,
  head: ({ match: { context }, params, loaderData }) =>
    privateHead(context.page, `/developer/products/${params.productId}`, 'products.edit.title', loaderData?.crumb),
  pendingComponent: EditorSkeleton,
  errorComponent: PageFailure,
  component: () => {
    const data = Route.useLoaderData();
    // A product taken off sale becomes editable: a new form that starts from the stored values.
    return <ProductPage key={`${data.product?.id} ${data.product?.status}`} data={data} />;
  },
});
