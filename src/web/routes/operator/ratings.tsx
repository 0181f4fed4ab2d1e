import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { AllPage, loadAllRatings } from '#web/features/operator/ratings/all-page.tsx';
import { PageFailure } from '#web/kit/state/page-failure.tsx';

export const Route = createFileRoute('/operator/ratings')({
  staticData: { layout: 'appbar', messages: ['ratings', 'rules'] },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadAllRatings(context.page, deps),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/ratings', 'operator.ratings.title'),
  errorComponent: PageFailure,
  component: () => <AllPage data={Route.useLoaderData()} />,
});
