import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { loadRecommended, RecommendedPage } from '../../features/operator/applications/recommended-page.tsx';

export const Route = createFileRoute('/operator/recommended')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],

  loader: ({ context }) => loadRecommended(context.page),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/recommended', 'operations.recommended.title'),
  errorComponent: PageFailure,
  component: () => <RecommendedPage {...Route.useLoaderData()} />,
});
