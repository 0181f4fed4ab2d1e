import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { loadRates, rateFilter } from '../../features/operator/money/rates/load-rates.ts';
import { RatesPage } from '../../features/operator/money/rates/rates-page.tsx';

export const Route = createFileRoute('/operator/rates')({
  staticData: { layout: 'appbar', messages: ['places'] },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadRates(context.page, rateFilter.read(deps), Date.now()),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/rates', 'operator.kind.rate'),
  errorComponent: PageFailure,
  component: () => <RatesPage {...Route.useLoaderData()} />,
});
