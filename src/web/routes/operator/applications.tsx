import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { applications } from '../../features/operator/applications/applications.tsx';

export const Route = createFileRoute('/operator/applications')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => applications.load(context.page, deps),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/applications', 'shell.account.applications'),
  errorComponent: PageFailure,
  component: () => <applications.Page {...Route.useLoaderData()} />,
});
