import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { Banner } from '#contract/banner/entities.ts';
import { findCategoryKey } from '#contract/values/categories.ts';
import type { CardGame } from '#domain/application/card-game.ts';
import { BannerWords } from '#web/kit/game/banner-words.tsx';
import { detailsQuery } from '#web/kit/game/details-query.ts';
import { GameCover } from '#web/kit/game/game-cover.tsx';
import { Veil } from '#web/kit/game/veil.tsx';
import { usePage } from '../../app/use-page.ts';
import { placeholderStyle } from '../../ui/picture.tsx';
import { type Carousel, useCarousel } from './use-carousel.ts';

function Slide({ banner, index, carousel }: { banner: Banner; index: number; carousel: Carousel }) {
  const page = usePage();
  const { small, medium, large } = banner.images;
  const isCurrent = index === carousel.current;
  const isHidden = banner.adult === true && page.state.audience === 'unknown';
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern names its slides as groups; a fieldset is a form's.
    <div
      role="group"
      aria-roledescription={page.t('hall.banner.slide')}
      aria-label={banner.title}
      inert={!isCurrent}
      className={`absolute inset-0 transition-opacity duration-300 ${isCurrent ? 'opacity-100' : 'opacity-0'}`}
      style={placeholderStyle(banner.placeholder)}
    >
      {isHidden && <Veil placeholder={banner.placeholder} size={64} />}
      {!isHidden && carousel.isPictureWanted(index) && (
        <img
          src={medium}
          srcSet={`${small} 600w, ${medium} 960w, ${large} 1910w`}
          sizes="(min-width: 1270px) 860px, (min-width: 960px) 74vw, 100vw"
          alt=""
          width={1910}
          height={630}
          fetchPriority={index === 0 ? 'high' : 'low'}
          className="h-full w-full object-cover object-[72%_50%]"
        />
      )}
      <BannerWords {...banner} />
    </div>
  );
}

function Picks({ games }: { games: readonly CardGame[] }) {
  const page = usePage();
  return (
    <ul className="hidden w-[300px] flex-none grid-rows-3 gap-4 lg:grid">
      {games.slice(0, 3).map((game) => (
        <li key={game.applicationId} className="grid min-h-0">
          <a
            href={page.href('/application/details', detailsQuery(game.applicationId))}
            className="group relative block min-h-0 overflow-hidden rounded-[16px] text-white"
          >
            <div className="absolute inset-0">
              <GameCover game={game} sizes="300px" />
            </div>
            <span className="absolute inset-0 flex flex-wrap content-end items-baseline justify-between gap-x-3 bg-linear-to-t from-black/80 to-transparent p-4">
              <strong>{game.name}</strong>
              <span className="text-xs whitespace-nowrap">
                {page.t(`category.${findCategoryKey(game.category) ?? 'game'}`)}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const CONTROL = 'btn-icon text-white hover:bg-white/20 hover:text-white';

/** The hero of the hall: a banner carousel and three picks. */
export function HeroBanners({ banners, picks }: { banners: readonly Banner[]; picks: readonly CardGame[] }) {
  const page = usePage();
  const count = banners.length;
  const carousel = useCarousel(count);
  const { current, isPaused, isHeld, show } = carousel;
  if (count === 0) return null;
  return (
    <div className="flex gap-4">
      <section
        aria-roledescription={page.t('hall.banner.carousel')}
        aria-label={page.t('hall.banner.label')}
        onMouseEnter={() => carousel.setLookedAt(true)}
        onMouseLeave={() => carousel.setLookedAt(false)}
        onFocus={() => carousel.setLookedAt(true)}
        onBlur={() => carousel.setLookedAt(false)}
        className="@container relative h-[380px] min-w-0 flex-1 overflow-hidden rounded-[16px] bg-black lg:h-[400px]"
      >
        <div aria-live={isHeld ? 'polite' : 'off'}>
          {banners.map((banner, index) => (
            <Slide key={banner.id} banner={banner} index={index} carousel={carousel} />
          ))}
        </div>
        {count > 1 && (
          <div className="bg-veil absolute end-4 bottom-3 flex items-center rounded-xl text-white">
            <button type="button" className={CONTROL} onClick={carousel.togglePause}>
              {isPaused ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
              <span className="sr-only">{page.t(isPaused ? 'hall.banner.resume' : 'hall.banner.pause')}</span>
            </button>
            <button type="button" className={CONTROL} onClick={() => show(current - 1)}>
              <ChevronLeft size={20} aria-hidden />
              <span className="sr-only">{page.t('hall.banner.previous')}</span>
            </button>
            <span className="min-w-10 text-center text-sm tabular-nums">
              {current + 1} / {count}
            </span>
            <button type="button" className={CONTROL} onClick={() => show(current + 1)}>
              <ChevronRight size={20} aria-hidden />
              <span className="sr-only">{page.t('hall.banner.next')}</span>
            </button>
          </div>
        )}
      </section>
      <Picks games={picks} />
    </div>
  );
}
