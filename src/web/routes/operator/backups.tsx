import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { BackupsPage, loadBackups } from '../../features/operator/backups/backups-page.tsx';

export const Route = createFileRoute('/operator/backups')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loader: ({ context }) => loadBackups(context.page),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/backups', 'operator.kind.backup'),
  errorComponent: PageFailure,
  component: () => <BackupsPage {...Route.useLoaderData()} />,
});
