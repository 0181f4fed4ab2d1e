import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { loadVersionCase } from '#web/features/operator/versions/load-versions.ts';
import { VersionPage } from '#web/features/operator/versions/version-page.tsx';
import { PageFailure } from '#web/kit/state/page-failure.tsx';

export const Route = createFileRoute('/operator/versions/$versionId')({
  staticData: { layout: 'appbar', messages: ['versions', 'inspection', 'editor', 'game-facts', 'rules', 'places'] },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loader: ({ context, params }) => loadVersionCase(context.page, params.versionId),
  head: ({ match: { context }, params, loaderData }) =>
    privateHead(
      context.page,
      `/operator/versions/${params.versionId}`,
      'reviews.title',
      loaderData && `${loaderData.application.name} ${loaderData.version.versionName}`,
    ),
  errorComponent: PageFailure,
  component: () => {
    const found = Route.useLoaderData();
    // Another version is another page: no input or claim is carried over.
    return <VersionPage key={found.version.id} found={found} />;
  },
});
