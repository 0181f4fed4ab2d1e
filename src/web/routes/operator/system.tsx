import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { loadSystem } from '../../features/operator/system/load-system.ts';
import { SystemPage } from '../../features/operator/system/system-page.tsx';

export const Route = createFileRoute('/operator/system')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loader: ({ context }) => loadSystem(context.page),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/system', 'operations.system.title'),
  errorComponent: PageFailure,
  component: () => <SystemPage state={Route.useLoaderData()} />,
});
