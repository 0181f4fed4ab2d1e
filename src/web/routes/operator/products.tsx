import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { products } from '../../features/operator/products/products.tsx';

export const Route = createFileRoute('/operator/products')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => products.load(context.page, deps),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/products', 'shell.account.products'),
  errorComponent: PageFailure,
  component: () => <products.Page {...Route.useLoaderData()} />,
});
