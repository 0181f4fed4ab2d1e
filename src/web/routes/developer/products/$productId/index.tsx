import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { EditorSkeleton } from '#web/kit/state/skeleton.tsx';
import { loadProduct } from '../../../../features/portal/products/editor/load-product.ts';
import { ProductPage } from '../../../../features/portal/products/editor/product-page.tsx';

export const Route = createFileRoute('/developer/products/$productId/')({
  staticData: { layout: 'appbar', messages: ['products', 'editor', 'upload', 'rules', 'exchange', 'places'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loader: ({ context, params }) => loadProduct(context.page, params.productId),
  // What was read before may have been saved elsewhere since; a form is never begun from it.
  gcTime: 0,
  head: ({ match: { context }, params }) =>
    privateHead(context.page, `/developer/products/${params.productId}`, 'products.edit.title'),
  pendingComponent: EditorSkeleton,
  errorComponent: PageFailure,
  component: () => {
    const data = Route.useLoaderData();
    // Off the shelf the same product is another form: one that can be changed, begun from what is stored now.
    return <ProductPage key={`${data.product?.id} ${data.product?.status}`} data={data} />;
  },
});
