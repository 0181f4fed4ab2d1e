import { useEffect } from 'react';
import { countView } from '#contract/application/endpoints.ts';
import type { AppSummary, OnlineVersion, PublicApplication } from '#contract/application/entities.ts';
import type { RatingMean } from '#contract/rating/entities.ts';
import { sortTags } from '#contract/values/tags.ts';
import type { RatingChoice } from '#domain/rating/rating-choice.ts';
import { hallQuery } from '#domain/search/hall-search.ts';
import { NewsSection } from '#web/features/developer-page/index.ts';
import { RatingsSection } from '#web/features/ratings/index.ts';
import { ProductsSection } from '#web/features/store/index.ts';
import { GameCard } from '#web/kit/game/game-card.tsx';
import { Section } from '#web/kit/game/section.tsx';
import { ShelfFrame } from '#web/kit/game/shelf-frame.tsx';
import { formatBytes } from '#web/ui/text/format-bytes.ts';
import { formatDay } from '#web/ui/text/format-day.ts';
import { SafeText } from '#web/ui/text/safe-text.tsx';
import { usePage } from '../../app/use-page.ts';
import { Contacts } from './contacts.tsx';
import { DataTable } from './data-table.tsx';
import { DetailsSections } from './details-layout.tsx';
import { isWorthNaming } from './is-worth-naming.ts';
import type { DetailsData } from './load-details.ts';
import { PromoVideo } from './promo-video.tsx';
import { Requirements } from './requirements.tsx';
import { ScreenshotGallery } from './screenshot-gallery.tsx';

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

/** The tags of a game, each leading to the games that have it. */
function TagLinks({ application }: { application: Pick<PublicApplication, 'tags'> }) {
  const page = usePage();
  const tags = sortTags(application.tags);
  if (tags.length === 0) return null;
  return (
    <ul aria-label={page.t('details.tags')} className="mt-5 flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <a href={page.href('/', hallQuery({ tags: [tag] }))} className="chip">
            {page.t(`tag.${tag}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The published version of every platform with its release notes. */
function Versions({ versions }: { versions: readonly OnlineVersion[] }) {
  const page = usePage();
  if (versions.length === 0) return null;
  return (
    <Section id="versions" title={page.t('shell.account.versions')}>
      <ul className="flex flex-col gap-3">
        {versions.map((version) => (
          <li key={version.platform} className="card p-4">
            <h3 className="flex flex-wrap items-baseline gap-x-3 text-base">
              {page.t(`platform.${version.platform}`)}
              <span className="tabular-nums">{version.versionName}</span>
              <span className="text-muted text-sm font-normal">
                <time dateTime={version.releasedAt}>{formatDay(version.releasedAt, page.state.locale)}</time>
                {isWorthNaming(version.size) && ` · ${formatBytes(version.size, page.state.locale)}`}
              </span>
            </h3>
            <p className="mt-1 whitespace-pre-line">{version.notes}</p>
            {version.minimumVersion !== '' && (
              <p className="text-muted mt-1 text-sm">
                {page.t('details.versions.minimum', { version: version.minimumVersion })}
              </p>
            )}
            {version.sha256 !== '' && (
              <details className="text-muted mt-1 text-sm">
                <summary className="w-fit cursor-pointer py-1">SHA-256</summary>
                {/* One click selects the whole value. */}
                <code className="block break-all select-all">{version.sha256}</code>
              </details>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
