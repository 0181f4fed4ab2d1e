import type { PublicApplication } from '#contract/application/entities.ts';
import { findCategoryKey } from '#contract/values/categories.ts';
import { RENDITION_WIDTHS } from '#contract/values/image-renditions.ts';
import { hallQuery, searchOfCategory } from '#domain/search/hall-search.ts';
import { AgeBadge } from '#web/kit/game/age-badge.tsx';
import { DeveloperLink } from '#web/kit/game/developer-link.tsx';
import { RatingLine } from '#web/kit/game/rating-line.tsx';
import { TestBadgeSlot } from '#web/kit/game/test-badge-slot.tsx';
import { formatCount } from '#web/ui/text/format-count.ts';
import { usePage } from '../../app/use-page.ts';
import { HEADER_SIZES, Picture, placeholderStyle } from '../../ui/picture.tsx';

/** The header of the page: background, icon, name and developer. */
export function DetailsHeader({ application }: { application: PublicApplication }) {
  const page = usePage();
  const category = findCategoryKey(application.category) ?? 'game';
  return (
    <header className="relative isolate overflow-hidden" style={placeholderStyle(application.backgroundPlaceholder)}>
      <Picture
        url={application.backgroundImage}
        alt=""
        width={1920}
        height={1080}
        renditions={RENDITION_WIDTHS.background}
        sizes={HEADER_SIZES}
        placeholder={application.backgroundPlaceholder}
        isUrgent
        className="header-picture"
      />
      <div className="details-veil absolute inset-0 -z-10" />
      {application.unreleased && <TestBadgeSlot />}
      <div className="pad mx-auto flex max-w-[1440px] flex-col gap-4 pt-16 pb-6 sm:flex-row sm:items-end sm:pt-44 sm:pb-8 md:gap-8">
        <Picture
          url={application.icon}
          alt={page.t('details.iconOf', { name: application.name })}
          width={512}
          height={512}
          renditions={RENDITION_WIDTHS.icon}
          sizes="(min-width: 960px) 144px, 96px"
          placeholder={application.iconPlaceholder}
          isUrgent
          className="h-24 w-24 flex-none rounded-[24px] border border-white/25 floating md:h-36 md:w-36"
        />
        <div className="min-w-0 flex-1 text-white min-[1024px]:me-[380px]">
          <h1 className="text-2xl">{application.name}</h1>
          <p className="mt-1 text-base">{application.shortDescription}</p>
          <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
            <DeveloperLink application={application} className="font-bold" />
            <RatingLine rating={application.rating} />
            <AgeBadge rating={application.ageRating} />
            <a
              className="inline-flex min-h-11 items-center underline underline-offset-4"
              href={page.href('/', hallQuery(searchOfCategory(application.category)))}
            >
              {page.t(`category.${category}`)}
            </a>
            <span>{page.t('hall.plays', { count: formatCount(application.playCount, page.state.locale) })}</span>
            <span>{page.t('details.views', { count: formatCount(application.viewCount, page.state.locale) })}</span>
          </p>
        </div>
      </div>
    </header>
  );
}
