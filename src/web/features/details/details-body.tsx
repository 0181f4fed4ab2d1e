import { useEffect } from 'react';
import { countView } from '#contract/application/endpoints.ts';
import type { AppSummary } from '#contract/application/entities.ts';
import type { RatingMean } from '#contract/rating/entities.ts';
import type { RatingChoice } from '#domain/rating/rating-choice.ts';
import { NewsSection } from '#web/features/developer-page/index.ts';
import { RatingsSection } from '#web/features/ratings/index.ts';
import { ProductsSection } from '#web/features/store/index.ts';
import { GameCard } from '#web/kit/game/game-card.tsx';
import { Section } from '#web/kit/game/section.tsx';
import { ShelfFrame } from '#web/kit/game/shelf-frame.tsx';
import { SafeText } from '#web/ui/text/safe-text.tsx';
import { usePage } from '../../app/use-page.ts';
import { Contacts } from './contacts.tsx';
import { DataTable } from './data-table.tsx';
import { DetailsSections } from './details-layout.tsx';
import type { DetailsData } from './load-details.ts';
import { PromoVideo } from './promo-video.tsx';
import { Requirements } from './requirements.tsx';
import { ScreenshotGallery } from './screenshot-gallery.tsx';
import { TagLinks } from './tag-links.tsx';
import { Versions } from './versions.tsx';

export interface DetailsBodyProps {
  readonly data: DetailsData;
  /** The rating filter in the address. */
  readonly ratingChoice: RatingChoice;
  /** Called when the average rating changes. */
  readonly onMean: (mean: RatingMean) => void;
}

/** The sections of the details page, beside and below its panel. */
export function DetailsBody({ data, ratingChoice, onMean }: DetailsBodyProps) {
  const page = usePage();
  const { application, related, developer, offer, posts, ratings } = data;
  const { appId, unreleased } = application;
  useEffect(() => {
    // Tests do not count as views.
    if (unreleased) return;
    // In the background: the visitor did not ask to be counted.
    page.call(countView, { applicationId: appId }, { loadingBar: false, isQuiet: true }).catch(() => undefined);
  }, [page, appId, unreleased]);
  return (
    <>
      <DetailsSections>
        <ScreenshotGallery application={application} />
        <PromoVideo application={application} />
        <Section id="about" title={page.t('details.about')}>
          <SafeText text={application.fullDescription} />
          <TagLinks application={application} />
        </Section>
        <Requirements application={application} />
        {offer !== null && <ProductsSection applicationId={appId} first={offer} />}
        {ratings !== null && (
          <RatingsSection
            key={appId}
            application={application}
            ratings={ratings}
            choice={ratingChoice}
            onMean={onMean}
          />
        )}
        <NewsSection posts={posts} />
        <Versions versions={application.versions} />
        <DataTable declarations={application.dataCollection} privacyPolicyUrl={application.privacyPolicyUrl} />
        <Contacts application={application} />
      </DetailsSections>
      <GameRow id="related" title={page.t('hall.related')} games={related} />
      <GameRow id="more" title={page.t('details.more', { company: application.company })} games={developer.games} />
    </>
  );
}

interface GameRowProps {
  readonly id: string;
  readonly title: string;
  readonly games: readonly AppSummary[];
}

/** Other games, below the panel and the sections; nothing without games. */
function GameRow({ id, title, games }: GameRowProps) {
  if (games.length === 0) return null;
  return (
    <div className="col-span-full min-w-0">
      <ShelfFrame id={`${id}-title`} title={title}>
        {games.map((game) => (
          <li key={game.applicationId} className="grid">
            <GameCard game={game} place="shelf" />
          </li>
        ))}
      </ShelfFrame>
    </div>
  );
}
