import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { HomePage } from '../../features/operator/home/home-page.tsx';

/** The counts of pending items are loaded for the navigation of every console page. */
const parent = getRouteApi('/operator');

export const Route = createFileRoute('/operator/')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['component', 'errorComponent']],
  head: ({ match: { context } }) => privateHead(context.page, '/operator', 'operations.home.title'),
  errorComponent: PageFailure,
  component: () => <HomePage counters={parent.useLoaderData()} />,
});
