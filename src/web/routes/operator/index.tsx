import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { HomePage, loadHome } from '../../features/operator/home/home-page.tsx';

/** The counts of pending items are loaded for the navigation of every console page. */
const parent = getRouteApi('/operator');

export const Route = createFileRoute('/operator/')({
  staticData: { layout: 'appbar', messages: ['places'] },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loader: ({ context }) => loadHome(context.page, Date.now()),
  head: ({ match: { context } }) => privateHead(context.page, '/operator', 'operations.home.title'),
  errorComponent: PageFailure,
  component: () => <HomePage {...Route.useLoaderData()} counters={parent.useLoaderData()} />,
});
