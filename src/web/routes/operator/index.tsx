import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { HomePage } from '../../features/operator/home/home-page.tsx';
import { OperatorFailure } from '../../features/operator/operator-failure.tsx';
import { privateHead } from '../../features/shell/private-head.ts';

/** What waits is asked for the navigation of every page of the console. */
const parent = getRouteApi('/operator');

export const Route = createFileRoute('/operator/')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['component', 'errorComponent']],
  head: ({ match: { context } }) => privateHead(context.page, '/operator', 'operations.home.title'),
  errorComponent: OperatorFailure,
  component: () => <HomePage counters={parent.useLoaderData()} />,
});
