import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { DiscountsPage, loadDiscounts } from '#web/features/portal/products/discounts/discounts-page.tsx';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { ListSkeleton } from '#web/kit/state/skeleton.tsx';

export const Route = createFileRoute('/developer/products/discounts')({
  staticData: { layout: 'appbar', messages: ['products', 'rules'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadDiscounts(context.page, deps),
  head: ({ match: { context } }) => privateHead(context.page, '/developer/products/discounts', 'discounts.title'),
  pendingComponent: ListSkeleton,
  errorComponent: PageFailure,
  component: () => <DiscountsPage chosen={Route.useLoaderData()} />,
});
