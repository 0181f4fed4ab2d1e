import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { loadCollections } from '#web/features/operator/collections/collection-form.ts';
import { CollectionsPage } from '#web/features/operator/collections/collections-page.tsx';
import { PageFailure } from '#web/kit/state/page-failure.tsx';

export const Route = createFileRoute('/operator/collections/')({
  staticData: { layout: 'appbar', messages: ['states'] },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => ({ page: search.page }),
  loader: ({ context, deps }) => loadCollections(context.page, deps),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/collections', 'operator.kind.collection'),
  errorComponent: PageFailure,
  component: () => <CollectionsPage {...Route.useLoaderData()} />,
});
