import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { PageSkeleton } from '#web/kit/state/skeleton.tsx';
import { AccountClosed } from '../../features/account/account-closed.tsx';
import { loadOpen, loadSessions } from '../../features/account/load-account.ts';
import { SessionsPage } from '../../features/account/sessions-page.tsx';

export const Route = createFileRoute('/account/sessions')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loader: ({ context }) => loadOpen(loadSessions(context.page)),
  head: ({ match: { context } }) => privateHead(context.page, '/account/sessions', 'shell.account.sessions'),
  pendingComponent: PageSkeleton,
  errorComponent: PageFailure,
  component: Sessions,
});

function Sessions() {
  const loaded = Route.useLoaderData();
  return loaded === null ? <AccountClosed /> : <SessionsPage sessions={loaded} />;
}
