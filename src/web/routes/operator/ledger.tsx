import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { LedgerPage } from '../../features/operator/money/ledger/ledger-page.tsx';
import { ledgerFilter, loadLedger } from '../../features/operator/money/ledger/load-ledger.ts';

export const Route = createFileRoute('/operator/ledger')({
  staticData: { layout: 'appbar', messages: ['places'] },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadLedger(context.page, ledgerFilter.read(deps)),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/ledger', 'money.ledger.title'),
  errorComponent: PageFailure,
  component: () => <LedgerPage {...Route.useLoaderData()} />,
});
