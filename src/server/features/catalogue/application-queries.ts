import { type Kysely, sql } from 'kysely';
import { ALL_GAMES_CATEGORY } from '#contract/values/categories.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { SHELF, SORT_TYPE } from '#contract/values/states.ts';
import { screenshotLanguages } from '#domain/application/screenshots-in-language.ts';
import { isAdultContent } from '../../db/adult-content.ts';
import { NAME_COLUMNS } from '../../db/name-columns.ts';
import type { Schema } from '../../db/schema.ts';
import { RATING_COUNTS } from '../rating/public.ts';
import { WEB } from './can-play.ts';

type Db = Kysely<Schema>;

interface StoredScreenshot {
  readonly url: string;
  readonly isWide: boolean;
}

/** Up to two screenshots of `applications a`, those of a wide screen and of the best language first; null without any. */
function previewsIn(lang: LocaleCode) {
  return sql<readonly StoredScreenshot[] | null>`(
    SELECT json_agg(json_build_object('url', s.url, 'isWide', coalesce(j.width > j.height, false)))
    FROM (SELECT url FROM application_screenshots WHERE application_id = a.id
      ORDER BY kind <> 'computer', kind, array_position(${[...screenshotLanguages(lang)]}::text[],
        coalesce(a.screenshot_languages ->> url, '')) NULLS LAST, position LIMIT 2) s
    LEFT JOIN images j ON j.url = s.url)`;
}

/** Whether `applications a` can be played in the browser (can-play.ts). */
export const CAN_PLAY = sql<boolean>`a.is_open AND ${sql.lit(WEB)} = ANY (a.platforms) AND EXISTS (
  SELECT FROM versions v WHERE v.application_id = a.id AND v.platform = ${sql.lit(WEB)} AND v.status = ${sql.lit(SHELF.onShelf)})`;

/** The content of an application's card in the store. */
export interface SummaryRow {
  readonly id: number;
  readonly app_id: string;
  readonly name: string;
  readonly short_description: string;
  readonly icon: string;
  readonly background_image: string;
  readonly icon_placeholder: string | null;
  readonly background_placeholder: string | null;
  readonly category: number;
  readonly age_rating: '0+' | '6+' | '12+' | '15+' | '18+';
  readonly platforms: number[];
  readonly company: string;
  readonly developer_id: number;
  readonly developer_slug: string | null;
  readonly has_developer: boolean;
  readonly published_at: Date | null;
  readonly view_count: number;
  readonly play_count: number;
  readonly is_paid_once: boolean;
  readonly tags: string[];
  readonly game_product_id: number | null;
  readonly can_play: boolean;
  readonly previews: readonly StoredScreenshot[] | null;
  /** From one star to five. */
  readonly rating_counts: readonly number[];
}

/** Finds the cards of applications in the given order, with texts in the requested language or else the default one. */
export async function findSummaries(db: Db, ids: readonly number[], lang: LocaleCode): Promise<SummaryRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<SummaryRow>`
    SELECT a.id, a.app_id, coalesce(c.name, d.name, '') AS name,
      coalesce(c.short_description, d.short_description, '') AS short_description,
      a.icon, a.background_image, i.placeholder AS icon_placeholder, b.placeholder AS background_placeholder,
      a.category, a.age_rating, a.platforms, coalesce(p.name, '') AS company, a.published_at,
      a.developer_id, dp.slug AS developer_slug, p.name IS NOT NULL AND a.status = ${sql.lit(SHELF.onShelf)} AS has_developer,
      a.view_count, a.play_count, a.is_paid_once, a.tags, a.game_product_id, ${CAN_PLAY} AS can_play,
      ${previewsIn(lang)} AS previews, ${RATING_COUNTS} AS rating_counts
    FROM unnest(${[...ids]}::integer[]) WITH ORDINALITY AS wanted (id, place)
    JOIN applications a USING (id)
    LEFT JOIN application_contents c ON c.application_id = a.id AND c.lang = ${lang}
    LEFT JOIN application_contents d ON d.application_id = a.id AND d.lang = a.content_default
    LEFT JOIN providers p ON p.user_id = a.developer_id
    LEFT JOIN developer_pages dp ON dp.user_id = a.developer_id
    LEFT JOIN images i ON i.url = a.icon
    LEFT JOIN images b ON b.url = a.background_image
    LEFT JOIN rating_totals r ON r.application_id = a.id
    ORDER BY wanted.place`.execute(db);
  return rows;
}

/** Counts the published applications of a category, from a counter that the database maintains. */
export async function countOnShelf(db: Db, category: number): Promise<number> {
  const row = await db
    .selectFrom('category_counts')
    .select('on_shelf_count')
    .where('category', '=', category)
    .executeTakeFirst();
  return row?.on_shelf_count ?? 0;
}

/** The orders that the database has an index for. */
export type StoredSort = keyof typeof ORDERS | typeof SORT_TYPE.name;

export interface SortedPage {
  readonly category: number;
  readonly sortType: StoredSort;
  readonly platform?: number | undefined;
  readonly lang: LocaleCode;
  readonly limit: number;
  readonly offset: number;
  /** Excludes games for adults. */
  readonly isForYounger: boolean;
}

const ORDERS = {
  [SORT_TYPE.newest]: sql`published_at DESC, id DESC`,
  [SORT_TYPE.mostViewed]: sql`view_count DESC, id DESC`,
  [SORT_TYPE.recommended]: sql`position NULLS LAST, published_at DESC, id DESC`,
} as const;

function inCategory(category: number) {
  return category === ALL_GAMES_CATEGORY ? sql`true` : sql`category = ${category}`;
}

type Choice = Pick<SortedPage, 'platform' | 'isForYounger'>;

/** Whether a list contains all games of a category. */
function isWhole({ platform, isForYounger }: Choice): boolean {
  return platform === undefined && !isForYounger;
}

/** The filter on `applications a`. */
function fits({ platform, isForYounger }: Choice) {
  const isOnPlatform = platform === undefined ? sql`true` : sql`${platform} = ANY (a.platforms)`;
  return isForYounger ? sql`${isOnPlatform} AND NOT ${isAdultContent('a')}` : isOnPlatform;
}

/** One page of the store's list, as IDs in order. Each sort order has its own index. */
export async function findSortedIds(db: Db, page: SortedPage): Promise<number[]> {
  const { category, sortType, lang, limit, offset } = page;
  const found =
    sortType === SORT_TYPE.name
      ? sql<{ id: number }>`
          SELECT application_id AS id FROM shelf_names
          WHERE ${inCategory(category)} AND ${
            isWhole(page)
              ? sql`true`
              : sql`EXISTS (SELECT FROM applications a WHERE a.id = application_id AND ${fits(page)})`
          }
          ORDER BY ${sql.ref(NAME_COLUMNS[lang])}, application_id LIMIT ${limit} OFFSET ${offset}`
      : sql<{ id: number }>`
          SELECT id FROM applications a WHERE status = ${sql.lit(SHELF.onShelf)} AND ${inCategory(category)} AND ${fits(page)}
          ORDER BY ${ORDERS[sortType]} LIMIT ${limit} OFFSET ${offset}`;
  const { rows } = await found.execute(db);
  return rows.map(({ id }) => id);
}

/** Counts the applications of a list. */
export async function countSorted(db: Db, page: SortedPage): Promise<number> {
  if (isWhole(page)) return countOnShelf(db, page.category);
  const { rows } = await sql<{ total: number }>`
    SELECT count(*) AS total FROM applications a
    WHERE status = ${sql.lit(SHELF.onShelf)} AND ${inCategory(page.category)} AND ${fits(page)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** All columns, by name: PostgreSQL prepares no query with a star (prepare-hot-queries). */
const ALL_COLUMNS = [
  'applications.id',
  'applications.app_id',
  'applications.developer_id',
  'applications.content_default',
  'applications.icon',
  'applications.background_image',
  'applications.trailer',
  'applications.screenshot_languages',
  'applications.captions',
  'applications.promo_video',
  'applications.promo_image',
  'applications.category',
  'applications.default_category',
  'applications.age_rating',
  'applications.platforms',
  'applications.tags',
  'applications.countries',
  'applications.web_redirect_url',
  'applications.hardware_requirements',
  'applications.contains_ads',
  'applications.is_paid_once',
  'applications.game_product_id',
  'applications.has_in_app_purchase',
  'applications.privacy_policy_url',
  'applications.contact_email',
  'applications.published_at',
  'applications.view_count',
  'applications.play_count',
  'applications.status',
  'applications.is_open',
  'applications.position',
  'applications.pin_position',
  'applications.age_answers',
  'applications.removal_template',
  'applications.removal_reason',
  'applications.removed_at',
  'applications.created_at',
  'applications.updated_at',
] as const;

/** Finds an application, published or not. */
export async function findApplicationRow(db: Db, appId: string) {
  return db
    .selectFrom('applications')
    .leftJoin('providers', 'providers.user_id', 'applications.developer_id')
    .leftJoin('developer_pages as dp', 'dp.user_id', 'applications.developer_id')
    .leftJoin('rating_totals as r', 'r.application_id', 'applications.id')
    .select(ALL_COLUMNS)
    .select(['providers.name as company', 'dp.slug as developer_slug'])
    .select(RATING_COUNTS.as('rating_counts'))
    .where(sql<string>`lower(app_id)`, '=', appId.toLowerCase())
    .executeTakeFirst();
}

export type ApplicationRow = NonNullable<Awaited<ReturnType<typeof findApplicationRow>>>;

/** Finds which application an ID names, and whether it is published. */
export function findShelfRow(db: Db, appId: string) {
  return db
    .selectFrom('applications')
    .select(['id', 'developer_id', 'status', 'published_at'])
    .where(sql<string>`lower(app_id)`, '=', appId.toLowerCase())
    .executeTakeFirst();
}

export type ShelfRow = NonNullable<Awaited<ReturnType<typeof findShelfRow>>>;

/** Who develops an application. */
export function findDeveloper(db: Db, id: number) {
  return db.selectFrom('applications').select(['id', 'developer_id']).where('id', '=', id).executeTakeFirst();
}
