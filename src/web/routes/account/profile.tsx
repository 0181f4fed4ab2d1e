import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { PageSkeleton } from '#web/kit/state/skeleton.tsx';
import { loadProfilePage } from '../../features/account/load-account.ts';
import { ProfilePage } from '../../features/account/profile-page.tsx';

export const Route = createFileRoute('/account/profile')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loader: ({ context }) => loadProfilePage(context.page),
  head: ({ match: { context } }) => privateHead(context.page, '/account/profile', 'shell.account.profile'),
  pendingComponent: PageSkeleton,
  errorComponent: PageFailure,
  component: () => <ProfilePage {...Route.useLoaderData()} />,
});
