import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { loadProvider } from '#web/features/operator/providers/load-providers.ts';
import { ProviderPage } from '#web/features/operator/providers/provider-page.tsx';
import { PageFailure } from '#web/kit/state/page-failure.tsx';

export const Route = createFileRoute('/operator/providers/$userId')({
  staticData: { layout: 'appbar', messages: ['places'] },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loader: ({ context, params }) => loadProvider(context.page, params.userId),
  head: ({ match: { context }, params, loaderData }) =>
    privateHead(
      context.page,
      `/operator/providers/${params.userId}`,
      'providers.title',
      loaderData?.application?.name ?? loaderData?.provider?.name,
    ),
  errorComponent: PageFailure,
  component: () => {
    const found = Route.useLoaderData();
    // Another applicant is another page: no input or claim is carried over.
    return <ProviderPage key={found.userId} found={found} />;
  },
});
