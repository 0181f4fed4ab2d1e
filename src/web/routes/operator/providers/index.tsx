import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { loadProviders, providerFilter } from '#web/features/operator/providers/load-providers.ts';
import { ProvidersPage } from '#web/features/operator/providers/providers-page.tsx';
import { PageFailure } from '#web/kit/state/page-failure.tsx';

export const Route = createFileRoute('/operator/providers/')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadProviders(context.page, providerFilter.read(deps)),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/providers', 'providers.title'),
  errorComponent: PageFailure,
  component: () => <ProvidersPage data={Route.useLoaderData()} />,
});
