import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { LibraryState } from '#contract/library/entities.ts';
import { readRatingChoice } from '#domain/rating-choice.ts';
import { gamePicturePath } from '#domain/share-picture.ts';
import type { Page } from '../../app/use-page.ts';
import { Details } from '../../features/details/details.tsx';
import { gameData } from '../../features/details/game-data.ts';
import { loadDetails } from '../../features/details/load-details.ts';
import { detailsQuery } from '../../features/hall/game-card.tsx';
import { pageHead } from '../../features/shell/page-head.ts';

export const Route = createFileRoute('/application/details')({
  staticData: { layout: 'appbar', messages: ['details', 'game-facts', 'exchange', 'ratings', 'library'] },
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => ({
    applicationId: String(search.applicationId ?? ''),
  }),
  // Which ratings are asked for is no dependency: on the page that is shown only their list follows the address.
  loader: async ({ context: { page }, deps: { applicationId }, location }) => {
    const data = await loadDetails(page, applicationId, readRatingChoice(location.search));
    // What only testers see is in no library, which refuses it: so one does not ask before one knows.
    return { ...data, library: data.application.unreleased ? null : await loadOwn(page, applicationId) };
  },
  head: ({ match: { context }, loaderData }) => {
    // Where there is none, what is shown in its place has its own.
    if (loaderData === undefined) return {};
    const { application } = loaderData;
    return pageHead({
      page: context.page,
      path: '/application/details',
      query: detailsQuery(application.appId),
      name: application.name,
      description: application.shortDescription,
      picture: gamePicturePath(application),
      isHidden: application.unreleased === true,
      data: import.meta.env.SSR ? gameData(context.page, application) : [],
    });
  },
  component: DetailsPage,
});

/** What the player's library says; visitors load nothing for it. */
async function loadOwn(page: Page, applicationId: string): Promise<LibraryState | null> {
  if (page.state.user === null) return null;
  const { loadLibraryState } = await import('../../features/library/load-state.ts');
  return loadLibraryState(page, applicationId);
}

function DetailsPage() {
  const { library, ...data } = Route.useLoaderData();
  const search = Route.useSearch();
  const choice = useMemo(() => readRatingChoice(search), [search]);
  return <Details key={data.application.appId} data={data} library={library} ratingChoice={choice} />;
}
