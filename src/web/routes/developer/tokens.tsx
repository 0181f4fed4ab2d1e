import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { ListSkeleton } from '#web/kit/state/skeleton.tsx';
import { loadTokens } from '../../features/portal/tokens/load-tokens.ts';
import { TokensPage } from '../../features/portal/tokens/tokens-page.tsx';

export const Route = createFileRoute('/developer/tokens')({
  staticData: { layout: 'appbar', messages: ['tokens'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loader: ({ context }) => loadTokens(context.page),
  head: ({ match: { context } }) => privateHead(context.page, '/developer/tokens', 'words.accessTokens'),
  pendingComponent: ListSkeleton,
  errorComponent: PageFailure,
  component: () => <TokensPage {...Route.useLoaderData()} />,
});
