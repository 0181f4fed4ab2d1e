import type { AppSummary } from '#contract/application/entities.ts';
import type { Banner } from '#contract/banner/entities.ts';
import { findCategoryKey } from '#contract/values/categories.ts';
import { RENDITION_WIDTHS, renditionUrl } from '#contract/values/image-renditions.ts';
import { needsAgeConfirmation } from '#domain/age/age-gate.ts';
import { isPlayable } from '#domain/application/is-playable.ts';
import { detailsQuery } from '#web/kit/game/details-query.ts';
import type { Page } from '../../app/use-page.ts';

/** The banner of a hall without any: the first game that starts in the browser, or else the first one. */
export function leadBanner(page: Page, games: readonly AppSummary[]): readonly Banner[] {
  const shown = games.filter(({ cover }) => cover !== '');
  const game = shown.find(isPlayable) ?? shown[0];
  if (game === undefined) return [];
  const { applicationId, name, shortDescription, cover, coverPlaceholder, category } = game;
  const [small, medium] = RENDITION_WIDTHS.background;
  const banner: Banner = {
    id: 0,
    title: name,
    image: cover,
    link: `/application/details${detailsQuery(applicationId)}`,
    sort: 1,
    eyebrow: page.t(`category.${findCategoryKey(category) ?? 'game'}`),
    tagline: shortDescription,
    images: { large: cover, medium: renditionUrl(cover, medium), small: renditionUrl(cover, small) },
    placeholder: coverPlaceholder,
    ...(needsAgeConfirmation(game) && { adult: true }),
    ...(isPlayable(game) && { play: applicationId }),
  };
  return [banner];
}
