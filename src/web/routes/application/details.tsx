import { createFileRoute, useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { gamePicturePath } from '#domain/page/share-picture.ts';
import { readRatingChoice } from '#domain/rating/rating-choice.ts';
import { pageHead } from '#web/app/head/page-head.ts';
import { detailsQuery } from '#web/kit/game/details-query.ts';
import { gateHead } from '../../features/age/gate-head.ts';
import { laterGate } from '../../features/age/later-gate.ts';
import { Details } from '../../features/details/details.tsx';
import { gameData } from '../../features/details/game-data.ts';
import { loadDetailsPage } from '../../features/details/later-parts.ts';

export const Route = createFileRoute('/application/details')({
  staticData: { styles: 'visitor', layout: 'appbar', messages: ['details'] },
  // The loader is part of the routes' chunk, because server-rendered pages do not need it.
  codeSplitGroupings: [['component'], ['errorComponent'], ['notFoundComponent']],
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => ({
    applicationId: String(search.applicationId ?? ''),
  }),
  // The rating filter is not a dependency: on an open page only the list of ratings follows the address.
  loader: ({ context: { page }, deps: { applicationId }, location }) =>
    loadDetailsPage(page, applicationId, readRatingChoice(location.search)),
  head: ({ match: { context }, loaderData }) => {
    // The error page has its own head.
    if (loaderData === undefined) return {};
    if (loaderData.gate !== null) return gateHead(context.page, { path: '/application/details', data: loaderData });
    const { application, isNamingCountries } = loaderData;
    const head = pageHead({
      page: context.page,
      path: '/application/details',
      query: detailsQuery(application.appId),
      name: application.name,
      description: application.shortDescription,
      picture: gamePicturePath(application),
      isHidden: application.unreleased === true,
      data: import.meta.env.SSR ? gameData(context.page, application) : [],
    });
    if (!import.meta.env.SSR || !isNamingCountries) return head;
    // Preloaded with the page, which needs them for hydration.
    const names = { rel: 'modulepreload', href: context.page.state.messageUrls.places, fetchPriority: 'low' as const };
    return { ...head, links: [...(head.links ?? []), names] };
  },
  component: DetailsPage,
});

function DetailsPage() {
  const data = Route.useLoaderData();
  const search = Route.useSearch();
  const address = useLocation({ select: ({ publicHref }) => publicHref });
  const choice = useMemo(() => readRatingChoice(search), [search]);
  if (data.gate !== null) return <laterGate.View data={data} address={address} />;
  return <Details key={data.application.appId} data={data} ratingChoice={choice} />;
}
