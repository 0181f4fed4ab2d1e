import { useCallback, useState } from 'react';
import type { RatingMean } from '#contract/rating/entities.ts';
import type { RatingChoice } from '#domain/rating/rating-choice.ts';
import type { RatingsData } from '#web/features/ratings/index.ts';
import { DetailsHeader } from './details-header.tsx';
import { DetailsLayout } from './details-layout.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { laterBody, laterChoices, laterFacts } from './later-parts.ts';
import type { DetailsData } from './load-details.ts';

interface DetailsProps {
  readonly data: DetailsData;
  /** The rating filter in the address. */
  readonly ratingChoice: RatingChoice;
}

/** The details page of a game. */
export function Details({ data, ratingChoice }: DetailsProps) {
  const { application, library, ratings } = data;
  // The list of ratings is more recent than the application, which the server caches.
  const told = ratings === null ? application.rating : meanOf(ratings);
  const [rated, setRated] = useState({ of: application, mean: told });
  const rating = rated.of === application ? rated.mean : told;
  const onMean = useCallback((mean: RatingMean) => setRated({ of: application, mean }), [application]);
  return (
    <article>
      <DetailsHeader application={{ ...application, rating }} />
      <DetailsLayout>
        <DetailsPanel
          application={application}
          choices={
            // Unreleased games are neither added to a library nor shared.
            !application.unreleased && (
              <laterChoices.View
                key={application.appId}
                applicationId={application.appId}
                name={application.name}
                library={library}
              />
            )
          }
        >
          <laterFacts.View data={data} />
        </DetailsPanel>
        <laterBody.View data={data} ratingChoice={ratingChoice} onMean={onMean} />
      </DetailsLayout>
    </article>
  );
}

function meanOf({ found: { summary } }: RatingsData): RatingMean {
  return { average: summary.average, count: summary.count };
}
