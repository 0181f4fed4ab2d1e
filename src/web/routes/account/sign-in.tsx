import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { PageSkeleton } from '#web/kit/state/skeleton.tsx';
import { AccountClosed } from '../../features/account/account-closed.tsx';
import { loadOpen } from '../../features/account/load-account.ts';
import { loadWays } from '../../features/sign-in/ways/load-ways.ts';
import { WaysPage } from '../../features/sign-in/ways/ways-page.tsx';

export const Route = createFileRoute('/account/sign-in')({
  staticData: { layout: 'appbar', messages: ['sign-in'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loader: ({ context }) => loadOpen(loadWays(context.page)),
  head: ({ match: { context } }) => privateHead(context.page, '/account/sign-in', 'shell.account.ways'),
  pendingComponent: PageSkeleton,
  errorComponent: PageFailure,
  component: SignInWays,
});

function SignInWays() {
  const loaded = Route.useLoaderData();
  return loaded === null ? <AccountClosed /> : <WaysPage {...loaded} />;
}
