import type { FollowedDeveloper, OwnDeveloperPage, PublicDeveloper } from '#contract/developer-page/entities.ts';
import { DEFAULT_LOCALE, type LocaleCode } from '#contract/values/locales.ts';
import { channelLink } from '#domain/company/channel-link.ts';
import { defaultSlug, suggestSlug } from '#domain/company/developer-slug.ts';
import type { DeveloperRow, findChannels, findOwnPage, listAbouts, PublicDeveloperRow } from './developer-queries.ts';
import type { FollowedRow } from './follow-queries.ts';

type Found<Query extends (...parameters: never[]) => Promise<unknown>> = Awaited<ReturnType<Query>>;

/** The present address of a developer's page. */
export function slugOf({ slug, user_id }: Pick<DeveloperRow, 'slug' | 'user_id'>): string {
  return slug ?? defaultSlug(user_id);
}

interface DeveloperParts {
  readonly row: PublicDeveloperRow;
  readonly channels: Found<typeof findChannels>;
  readonly lang: LocaleCode;
}

/** Formats a developer's public page; the number of followers is added when it is read. */
export function presentDeveloper({ row, channels, lang }: DeveloperParts): Omit<PublicDeveloper, 'followers'> {
  return {
    slug: slugOf(row),
    name: row.name,
    logo: row.logo,
    logoPlaceholder: row.logo_placeholder ?? '',
    about: row.about ?? '',
    aboutLang: row.about_lang ?? lang,
    contacts: channels.map(({ key, value }) => ({ key, value, href: channelLink(key, value) })),
    gameCount: row.game_count,
  };
}

export function presentFollowed(row: FollowedRow): FollowedDeveloper {
  const available = row.game_count > 0;
  return {
    slug: slugOf(row),
    name: row.name,
    logo: available ? row.logo : '',
    logoPlaceholder: available ? (row.logo_placeholder ?? '') : '',
    gameCount: row.game_count,
    available,
    followedAt: row.created_at.toISOString(),
  };
}

interface OwnParts {
  readonly row: NonNullable<Found<typeof findOwnPage>>;
  readonly abouts: Found<typeof listAbouts>;
  readonly gameCount: number;
  readonly followers: number;
}

/** Formats a developer's page for its owner. */
export function presentOwnPage({ row, abouts, gameCount, followers }: OwnParts): OwnDeveloperPage {
  return {
    name: row.name,
    slug: slugOf(row),
    isChosen: row.slug !== null,
    suggestedSlug: suggestSlug(row.name),
    isPublic: gameCount > 0,
    logo: row.logo ?? '',
    contentDefault: row.content_default ?? DEFAULT_LOCALE,
    contents: abouts,
    followers,
  };
}
