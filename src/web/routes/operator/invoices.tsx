import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { InvoicesPage } from '../../features/operator/money/invoices/invoices-page.tsx';
import { loadInvoices } from '../../features/operator/money/invoices/load-invoices.tsx';

export const Route = createFileRoute('/operator/invoices')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadInvoices(context.page, deps),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/invoices', 'money.invoices.title'),
  errorComponent: PageFailure,
  component: () => <InvoicesPage {...Route.useLoaderData()} />,
});
