import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { readPageNumber } from '#web/kit/list/page-number.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { DrawsPage, loadDraws } from '../../features/operator/money/draws/draws-page.tsx';

export const Route = createFileRoute('/operator/draws')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadDraws(context.page, readPageNumber(deps.page), Date.now()),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/draws', 'money.draws.title'),
  errorComponent: PageFailure,
  component: () => <DrawsPage {...Route.useLoaderData()} />,
});
