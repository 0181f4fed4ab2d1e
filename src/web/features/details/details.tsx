import { useEffect, useState } from 'react';
import { countView } from '#contract/application/endpoints.ts';
import type { LibraryState } from '#contract/library/entities.ts';
import type { RatingMean } from '#contract/rating/entities.ts';
import type { RatingChoice } from '#domain/rating-choice.ts';
import { usePage } from '../../app/use-page.ts';
import { SafeText } from '../../ui/safe-text.tsx';
import { GameCard } from '../hall/game-card.tsx';
import { GameChoices } from '../library/game-choices.tsx';
import type { RatingsData } from '../ratings/load-ratings.ts';
import { RatingsSection } from '../ratings/ratings-section.tsx';
import { ProductsSection } from '../store/exchange/products-section.tsx';
import { Contacts } from './contacts.tsx';
import { DataTable } from './data-table.tsx';
import { DetailsHeader } from './details-header.tsx';
import { Facts } from './facts.tsx';
import type { DetailsData } from './load-details.ts';
import { PromoVideo } from './promo-video.tsx';
import { ScreenshotGallery } from './screenshot-gallery.tsx';
import { Section } from './section.tsx';
import { Versions } from './versions.tsx';

interface DetailsProps {
  readonly data: DetailsData;
  /** What the library of whoever is signed in says of the game. */
  readonly library: LibraryState | null;
  /** Which ratings the address asks for. */
  readonly ratingChoice: RatingChoice;
}

/** Everything a player should know of a game before opening it. */
export function Details({ data, library, ratingChoice }: DetailsProps) {
  const page = usePage();
  const { application, moreOfDeveloper, offer, ratings } = data;
  // The list is never older than the application, which the server keeps for a moment.
  const told = ratings === null ? application.rating : meanOf(ratings);
  const [rated, setRated] = useState({ of: application, mean: told });
  const rating = rated.of === application ? rated.mean : told;
  useEffect(() => {
    // A test is no visit.
    if (application.unreleased) return;
    // Without a bar or a message: the visitor did not ask to be counted.
    page
      .call(countView, { applicationId: application.appId }, { loadingBar: false, isQuiet: true })
      .catch(() => undefined);
  }, [page, application.appId, application.unreleased]);
  return (
    <article>
      <DetailsHeader
        application={{ ...application, rating }}
        choices={
          // What only testers see is neither kept nor shared.
          !application.unreleased && (
            <GameChoices
              key={application.appId}
              applicationId={application.appId}
              name={application.name}
              library={library}
            />
          )
        }
      />
      <div className="pad mx-auto grid max-w-[1440px] gap-x-10 gap-y-10 py-8 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="flex min-w-0 flex-col gap-10">
          <ScreenshotGallery application={application} />
          <PromoVideo application={application} />
          <Section id="about" title={page.t('details.about')}>
            <SafeText text={application.fullDescription} />
          </Section>
          {offer !== null && <ProductsSection applicationId={application.appId} first={offer} />}
          {ratings !== null && (
            <RatingsSection
              key={application.appId}
              application={application}
              ratings={ratings}
              choice={ratingChoice}
              onMean={(mean) => setRated({ of: application, mean })}
            />
          )}
          <Versions versions={application.versions} />
          <DataTable declarations={application.dataCollection} privacyPolicyUrl={application.privacyPolicyUrl} />
        </div>
        <div className="flex min-w-0 flex-col gap-10">
          <Facts application={application} />
          <Contacts application={application} />
        </div>
        {moreOfDeveloper.length > 0 && (
          <Section id="more" title={page.t('details.more', { company: application.company })} className="lg:col-span-2">
            <ul className="cards">
              {moreOfDeveloper.map((game) => (
                <li key={game.applicationId} className="grid">
                  <GameCard game={game} />
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
    </article>
  );
}

function meanOf({ found: { summary } }: RatingsData): RatingMean {
  return { average: summary.average, count: summary.count };
}
