import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#web/app/head/page-head.ts';
import { KitGallery } from '../../features/kit-gallery/kit-gallery.tsx';
import { loadKitGallery } from '../../features/kit-gallery/load-kit-gallery.ts';

export const Route = createFileRoute('/dev/kit')({
  staticData: {
    messages: [
      ...(['operator', 'portal', 'store', 'invoice', 'account', 'states', 'versions', 'products'] as const),
      ...(['sales', 'tokens', 'webhooks', 'ratings', 'upload', 'editor', 'become', 'inspection'] as const),
      ...(['places', 'rules', 'errors', 'company', 'game-facts', 'exchange', 'store-pages'] as const),
    ],
  },
  codeSplitGroupings: [['loader', 'component']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
  loader: ({ context, deps }) => loadKitGallery(context.page, deps),
  head: ({ match: { context } }) => pageHead({ page: context.page, path: '/dev/kit', name: 'Kit', isHidden: true }),
  component: () => <KitGallery {...Route.useLoaderData()} />,
});
