import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { loadEditedCollection } from '#web/features/operator/collections/collection-form.ts';
import { CollectionPage } from '#web/features/operator/collections/collection-page.tsx';
import { PageFailure } from '#web/kit/state/page-failure.tsx';

export const Route = createFileRoute('/operator/collections/$collectionId')({
  staticData: { layout: 'appbar', messages: ['upload', 'rules', 'errors', 'states'] },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],

  loader: ({ context, params }) => loadEditedCollection(context.page, params.collectionId),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/collections', 'operator.kind.collection'),
  errorComponent: PageFailure,
  component: () => <CollectionPage key={Route.useParams().collectionId} {...Route.useLoaderData()} />,
});
