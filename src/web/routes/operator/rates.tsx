import { createFileRoute } from '@tanstack/react-router';
import { loadRates } from '../../features/operator/money/rates/load-rates.ts';
import { RatesPage } from '../../features/operator/money/rates/rates-page.tsx';
import { OperatorFailure } from '../../features/operator/operator-failure.tsx';
import { privateHead } from '../../features/shell/private-head.ts';

export const Route = createFileRoute('/operator/rates')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loader: ({ context }) => loadRates(context.page),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/rates', 'money.rates.title'),
  errorComponent: OperatorFailure,
  component: () => <RatesPage {...Route.useLoaderData()} />,
});
