import type { PublicApplication, Screenshots } from '#contract/application/entities.ts';
import type { GamePrice } from '#contract/product/price-entities.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { isPlatformCode, type PlatformCode } from '#contract/values/platforms.ts';
import { SHELF } from '#contract/values/states.ts';
import { TRAILER_MIMES } from '#contract/values/trailer-limits.ts';
import { screenshotsInLanguage } from '#domain/application/screenshots-in-language.ts';
import { channelLink } from '#domain/company/channel-link.ts';
import { defaultSlug } from '#domain/company/developer-slug.ts';
import type { StoredApplicationForm } from '#domain/forms/application/application-fields.ts';
import { readApplicationForm } from '#domain/forms/application/application-form.ts';
import { meanOfRatings } from '#domain/rating/rating-mean.ts';
import { readColumns } from '../../db/application-columns.ts';
import { mediaTypeOf } from '../../providers/files/media-type.ts';
import type { GameProductTexts } from '../product/public.ts';
import type {
  findContacts,
  findDeclarations,
  findDownloads,
  findOfferedVersions,
  findScreenshots,
  findTexts,
  findVideo,
} from './application-part-queries.ts';
import type { ApplicationRow } from './application-queries.ts';
import { canPlay } from './can-play.ts';

type Found<Query extends (...parameters: never[]) => Promise<unknown>> = Awaited<ReturnType<Query>>;

export interface ApplicationParts {
  readonly row: ApplicationRow;
  readonly texts: Found<typeof findTexts>;
  readonly versions: Found<typeof findOfferedVersions>;
  readonly screenshots: Found<typeof findScreenshots>;
  readonly video: Awaited<ReturnType<typeof findVideo>>;
  readonly declarations: Found<typeof findDeclarations>;
  readonly contacts: Found<typeof findContacts>;
  readonly downloads: Found<typeof findDownloads>;
  readonly placeholders: ReadonlyMap<string, string>;
  /** What sells the game; undefined if it is free or not for sale. */
  readonly offer: { readonly price: GamePrice; readonly product: GameProductTexts } | undefined;
  /** A test account views an unpublished application. */
  readonly isTest: boolean;
}

function presentScreenshots({ screenshots, row }: ApplicationParts, lang: LocaleCode): Screenshots {
  const shots = screenshots.map(({ kind, url }) => ({ kind, url, lang: row.screenshot_languages[url] }));
  const of = (kind: keyof Screenshots) => {
    const ofKind = shots.filter((shot) => shot.kind === kind);
    return screenshotsInLanguage(ofKind, lang, row.content_default).map(({ url }) => url);
  };
  return { mobile: of('mobile'), tablet7: of('tablet7'), tablet10: of('tablet10'), computer: of('computer') };
}

function presentSizes(
  screenshots: ApplicationParts['screenshots'],
  shown: Screenshots,
): PublicApplication['screenshotSizes'] {
  const urls = new Set(Object.values(shown).flat());
  return Object.fromEntries(
    screenshots.flatMap(({ url, width, height, placeholder }) =>
      width === null || height === null || !urls.has(url)
        ? []
        : [[url, { width, height, placeholder: placeholder ?? '' }]],
    ),
  );
}

function presentTrailer(
  video: ApplicationParts['video'],
  captions: StoredApplicationForm['captions'],
): PublicApplication['trailer'] {
  const mime = TRAILER_MIMES.find((known) => known === mediaTypeOf(video?.url ?? ''));
  if (video === undefined || mime === undefined) return null;
  const tracks = LOCALES.map((lang) => ({ lang, url: captions[lang] ?? '' })).filter(({ url }) => url !== '');
  return { ...video, mime, captions: tracks };
}

function presentVersions(versions: ApplicationParts['versions']): PublicApplication['versions'] {
  return versions.flatMap((version) => {
    const platform = readPlatform(version.platform);
    if (platform === undefined) return [];
    return {
      platform,
      versionName: version.version_name,
      notes: version.notes,
      minimumVersion: version.minimum_version,
      releasedAt: (version.released_at ?? version.created_at).toISOString(),
      size: version.file_size,
      sha256: version.sha256,
    };
  });
}

function readPlatform(code: number): PlatformCode | undefined {
  return isPlatformCode(code) ? code : undefined;
}

/** The columns of the row under the contract's names. */
function presentRow({ row, video, placeholders, offer }: ApplicationParts) {
  const {
    ageAnswers: _forReviewers,
    screenshotLanguages: _forEditors,
    captions,
    ...form
  } = readApplicationForm(readColumns(row));
  return {
    ...form,
    trailer: presentTrailer(video, captions),
    id: row.id,
    iconPlaceholder: placeholders.get(row.icon) ?? '',
    backgroundPlaceholder: placeholders.get(row.background_image) ?? '',
    cover: row.background_image,
    coverPlaceholder: placeholders.get(row.background_image) ?? '',
    publishDate: row.published_at?.toISOString() ?? null,
    viewCount: row.view_count,
    playCount: row.play_count,
    free: !row.is_paid_once,
    price: offer?.price ?? null,
    gameProduct: offer?.product ?? null,
    rating: meanOfRatings(row.rating_counts),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    company: row.company ?? '',
    ...presentDeveloper(row),
  };
}

/** The developer's page, which exists while one of its games is published. */
function presentDeveloper({ status, company, developer_id, developer_slug }: ApplicationParts['row']) {
  if (company === null || status !== SHELF.onShelf) return {};
  return { companyId: developer_id, developer: { slug: developer_slug ?? defaultSlug(developer_id), name: company } };
}

/** Formats an application for its public page: one language, online versions, no review data. */
export function presentApplication(parts: ApplicationParts, lang: LocaleCode): PublicApplication {
  const { texts, versions, screenshots, declarations, contacts, downloads } = parts;
  const shown = presentScreenshots(parts, lang);
  const words = {
    name: texts?.name ?? '',
    shortDescription: texts?.short_description ?? '',
    fullDescription: texts?.full_description ?? '',
  };
  return {
    ...presentRow(parts),
    ...words,
    lang,
    status: parts.row.status,
    ...(parts.isTest && { unreleased: true as const }),
    contents: [{ lang, ...words }],
    screenshots: shown,
    screenshotSizes: presentSizes(screenshots, shown),
    dataCollection: declarations,
    contacts: contacts.map(({ key, value }) => ({ key, value, href: channelLink(key, value) })),
    downloadUrls: downloads.flatMap(({ platform, url, size }) => {
      const known = readPlatform(platform);
      return known === undefined ? [] : [{ platform: known, url, size }];
    }),
    versions: presentVersions(versions),
    canPlay: canPlay(parts.row, versions, parts.isTest),
  };
}
