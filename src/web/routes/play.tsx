import { createFileRoute, useLocation } from '@tanstack/react-router';
import { gamePicturePath } from '#domain/page/share-picture.ts';
import { pageHead } from '#web/app/head/page-head.ts';
import { detailsQuery } from '#web/kit/game/details-query.ts';
import { gateHead } from '../features/age/gate-head.ts';
import { laterGate } from '../features/age/later-gate.ts';
import { PlayPage } from '../features/play/play-page.tsx';

export const Route = createFileRoute('/play')({
  staticData: { styles: 'visitor', layout: 'plain', messages: ['play'] },
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => ({
    applicationId: String(search.applicationId ?? ''),
  }),
  codeSplitGroupings: [['component'], ['errorComponent'], ['notFoundComponent']],
  loader: async ({ context, deps }) => {
    const { loadBehindGate } = await import('../features/age/load-behind-gate.ts');
    return loadBehindGate(context.page, deps.applicationId, { everyGame: true });
  },
  head: ({ match: { context }, loaderData }) => {
    if (loaderData === undefined) return {};
    if (loaderData.gate !== null) return gateHead(context.page, { path: '/play', data: loaderData });
    const { application } = loaderData;
    return pageHead({
      page: context.page,
      path: '/play',
      query: detailsQuery(application.appId),
      name: application.name,
      description: application.shortDescription,
      picture: gamePicturePath(application),
      // Only the details page is indexed.
      isHidden: true,
    });
  },
  component: Play,
});

function Play() {
  const data = Route.useLoaderData();
  const address = useLocation({ select: ({ publicHref }) => publicHref });
  if (data.gate !== null) return <laterGate.View data={data} address={address} isWhole />;
  return <PlayPage application={data.application} />;
}
