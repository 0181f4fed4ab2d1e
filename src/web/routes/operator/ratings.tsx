import { createFileRoute } from '@tanstack/react-router';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { readAllFilter } from '../../features/ratings/all/all-filter.ts';
import { AllPage } from '../../features/ratings/all/all-page.tsx';
import { loadAllRatings } from '../../features/ratings/all/load-all.ts';
import { privateHead } from '../../features/shell/private-head.ts';

export const Route = createFileRoute('/operator/ratings')({
  staticData: { layout: 'appbar', messages: ['ratings', 'rules'] },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadAllRatings(context.page, readAllFilter(deps)),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/ratings', 'operator.ratings.title'),
  errorComponent: PageFailure,
  component: () => <AllPage {...Route.useLoaderData()} />,
});
