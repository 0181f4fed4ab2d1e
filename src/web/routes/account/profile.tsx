import { createFileRoute } from '@tanstack/react-router';
import { AccountFailure } from '../../features/account/account-failure.tsx';
import { AccountSkeleton } from '../../features/account/account-skeleton.tsx';
import { loadProfile } from '../../features/account/load-account.ts';
import { ProfilePage } from '../../features/account/profile-page.tsx';
import { privateHead } from '../../features/shell/private-head.ts';

export const Route = createFileRoute('/account/profile')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loader: ({ context }) => loadProfile(context.page),
  head: ({ match: { context } }) => privateHead(context.page, '/account/profile', 'account.nav.profile'),
  pendingComponent: AccountSkeleton,
  errorComponent: AccountFailure,
  component: () => <ProfilePage profile={Route.useLoaderData()} />,
});
