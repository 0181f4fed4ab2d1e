import { createFileRoute } from '@tanstack/react-router';
import { ListSkeleton } from '../../features/portal/layout/list-skeleton.tsx';
import { PortalFailure } from '../../features/portal/layout/portal-failure.tsx';
import { loadTokens } from '../../features/portal/tokens/load-tokens.ts';
import { TokensPage } from '../../features/portal/tokens/tokens-page.tsx';
import { privateHead } from '../../features/shell/private-head.ts';

export const Route = createFileRoute('/developer/tokens')({
  staticData: { layout: 'appbar', messages: ['tokens'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loader: ({ context }) => loadTokens(context.page),
  head: ({ match: { context } }) => privateHead(context.page, '/developer/tokens', 'portal.nav.tokens'),
  pendingComponent: ListSkeleton,
  errorComponent: PortalFailure,
  component: () => <TokensPage {...Route.useLoaderData()} />,
});
