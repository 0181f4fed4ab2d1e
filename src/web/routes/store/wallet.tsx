import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { PageSkeleton } from '#web/kit/state/skeleton.tsx';
import { loadWallet, WalletPage } from '../../features/store/wallet/wallet-page.tsx';

export const Route = createFileRoute('/store/wallet')({
  staticData: { styles: 'visitor', messages: ['store-pages', 'wallet', 'balance', 'states'] },
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loader: ({ context }) => loadWallet(context.page),
  head: ({ match: { context } }) => privateHead(context.page, '/store/wallet', 'shell.nav.wallet'),
  pendingComponent: PageSkeleton,
  errorComponent: PageFailure,
  component: () => <WalletPage data={Route.useLoaderData()} />,
});
