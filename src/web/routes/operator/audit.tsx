import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { AuditPage, loadAudit } from '../../features/operator/audit/audit-page.tsx';

export const Route = createFileRoute('/operator/audit')({
  staticData: { layout: 'appbar' },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadAudit(context.page, deps),
  head: ({ match: { context } }) => privateHead(context.page, '/operator/audit', 'operator.audit.title'),
  errorComponent: PageFailure,
  component: () => <AuditPage {...Route.useLoaderData()} />,
});
