import { createFileRoute } from '@tanstack/react-router';
import { collectionHead } from '../../features/collection/collection-head.ts';
import { CollectionPage } from '../../features/collection/collection-page.tsx';

export const Route = createFileRoute('/collections/$slug')({
  staticData: { styles: 'visitor', layout: 'appbar' },
  codeSplitGroupings: [['component']],
  loader: async ({ context, params }) => {
    const { loadCollection } = await import('../../features/collection/load-collection.ts');
    return loadCollection(context.page, params.slug);
  },
  head: ({ match: { context }, loaderData }) =>
    loaderData === undefined ? {} : collectionHead(context.page, loaderData),
  component: () => <CollectionPage collection={Route.useLoaderData()} />,
});
