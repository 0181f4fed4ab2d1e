import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { loadShelves } from '#web/features/operator/shelves/shelf-form.ts';
import { ShelvesPage } from '#web/features/operator/shelves/shelves-page.tsx';
import { PageFailure } from '#web/kit/state/page-failure.tsx';

export const Route = createFileRoute('/operator/shelves')({
  staticData: { layout: 'appbar', messages: ['rules', 'states', 'filters'] },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],

  loader: ({ context }) => loadShelves(context.page),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/shelves', 'operator.kind.shelf'),
  errorComponent: PageFailure,
  component: () => <ShelvesPage data={Route.useLoaderData()} />,
});
