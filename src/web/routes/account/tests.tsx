import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { PageSkeleton } from '#web/kit/state/skeleton.tsx';
import { loadTested } from '../../features/tester/load-tested.ts';
import { TestedPage } from '../../features/tester/tested-page.tsx';

export const Route = createFileRoute('/account/tests')({
  staticData: { layout: 'appbar', messages: ['test-account'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadTested(context.page, deps),
  head: ({ match: { context } }) => privateHead(context.page, '/account/tests', 'account.nav.tests'),
  pendingComponent: PageSkeleton,
  errorComponent: PageFailure,
  component: () => <TestedPage {...Route.useLoaderData()} />,
});
