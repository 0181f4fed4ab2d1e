import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#web/app/head/private-head.ts';
import { OfflinePage } from '../features/offline/offline-page.tsx';

export const Route = createFileRoute('/offline')({
  staticData: { styles: 'visitor', layout: 'appbar', messages: ['offline'] },
  validateSearch: ({ from }: { readonly from?: unknown }) => (typeof from === 'string' ? { from } : {}),
  head: ({ match: { context } }) => privateHead(context.page, '/offline', 'offline.title'),
  component: () => <OfflinePage from={Route.useSearch().from} />,
});
