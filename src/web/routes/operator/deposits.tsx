import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { deposits } from '../../features/operator/money/deposits/deposits.tsx';

export const Route = createFileRoute('/operator/deposits')({
  staticData: { layout: 'appbar', messages: ['places'] },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => deposits.load(context.page, deps),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/deposits', 'operator.kind.deposit'),
  errorComponent: PageFailure,
  component: () => <deposits.Page {...Route.useLoaderData()} />,
});
