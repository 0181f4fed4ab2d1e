import { createFileRoute } from '@tanstack/react-router';
import { AccountFailure } from '../../features/account/account-failure.tsx';
import { AccountSkeleton } from '../../features/account/account-skeleton.tsx';
import { loadSessions } from '../../features/account/load-account.ts';
import { SessionsPage } from '../../features/account/sessions-page.tsx';
import { privateHead } from '../../features/shell/private-head.ts';

export const Route = createFileRoute('/account/sessions')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loader: ({ context }) => loadSessions(context.page),
  head: ({ match: { context } }) => privateHead(context.page, '/account/sessions', 'account.nav.sessions'),
  pendingComponent: AccountSkeleton,
  errorComponent: AccountFailure,
  component: () => <SessionsPage sessions={Route.useLoaderData()} />,
});
