import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { PageSkeleton } from '#web/kit/state/skeleton.tsx';
import { DataPage } from '../../features/account/data-page.tsx';
import { loadProfile } from '../../features/account/load-account.ts';

export const Route = createFileRoute('/account/data')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loader: ({ context }) => loadProfile(context.page),
  head: ({ match: { context } }) => privateHead(context.page, '/account/data', 'shell.account.data'),
  pendingComponent: PageSkeleton,
  errorComponent: PageFailure,
  component: () => <DataPage profile={Route.useLoaderData()} />,
});
