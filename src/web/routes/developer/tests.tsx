import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { loadTests, TestsPage } from '../../features/portal/tests/tests-page.tsx';

export const Route = createFileRoute('/developer/tests')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loader: ({ context }) => loadTests(context.page),
  head: ({ match: { context } }) => privateHead(context.page, '/developer/tests', 'portal.nav.tests'),
  errorComponent: PageFailure,
  component: () => <TestsPage accounts={Route.useLoaderData()} />,
});
