import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { ClosePage } from '../../features/operator/money/close/close-page.tsx';
import { loadCloses, readCloseFilter } from '../../features/operator/money/close/load-closes.ts';

export const Route = createFileRoute('/operator/close')({
  staticData: { layout: 'appbar', messages: ['places'] },
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => {
    const now = Date.now();
    return loadCloses(context.page, readCloseFilter(deps, now), now);
  },
  head: ({ match: { context } }) => privateHead(context.page, '/operator/close', 'money.closing.title'),
  errorComponent: PageFailure,
  component: () => <ClosePage {...Route.useLoaderData()} />,
});
