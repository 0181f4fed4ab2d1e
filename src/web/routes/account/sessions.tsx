import { createFileRoute } from '@tanstack/react-router';
import { AccountClosed } from '../../features/account/account-closed.tsx';
import { AccountFailure } from '../../features/account/account-failure.tsx';
import { AccountSkeleton } from '../../features/account/account-skeleton.tsx';
import { loadOpen, loadSessions } from '../../features/account/load-account.ts';
import { SessionsPage } from '../../features/account/sessions-page.tsx';
import { privateHead } from '../../features/shell/private-head.ts';

export const Route = createFileRoute('/account/sessions')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loader: ({ context }) => loadOpen(loadSessions(context.page)),
  head: ({ match: { context } }) => privateHead(context.page, '/account/sessions', 'account.nav.sessions'),
  pendingComponent: AccountSkeleton,
  errorComponent: AccountFailure,
  component: Sessions,
});

function Sessions() {
  const loaded = Route.useLoaderData();
  return loaded === null ? <AccountClosed /> : <SessionsPage sessions={loaded} />;
}
