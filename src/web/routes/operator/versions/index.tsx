import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { loadVersions, versionFilter } from '#web/features/operator/versions/load-versions.ts';
import { VersionsPage } from '#web/features/operator/versions/versions-page.tsx';
import { PageFailure } from '#web/kit/state/page-failure.tsx';

export const Route = createFileRoute('/operator/versions/')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadVersions(context.page, versionFilter.read(deps)),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/versions', 'reviews.title'),
  errorComponent: PageFailure,
  component: () => <VersionsPage data={Route.useLoaderData()} />,
});
