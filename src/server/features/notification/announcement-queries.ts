import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { ParamTexts } from '#contract/notification/kinds.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { POST_STATE, SHELF } from '#contract/values/states.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { isSaleDue } from './sale-announcement-queries.ts';

type Trx = Transaction<Schema>;

export interface ReleasedVersions {
  /** Internal ID of the application. */
  readonly applicationId: number;
  readonly versionIds: readonly number[];
  readonly now: Date;
}

/**
 * Queues announcements of versions that just came online, as part of the transaction. Several versions of one
 * application make one announcement. Versions that were online before, or that cannot be obtained, are skipped.
 */
export async function announceVersions(trx: Trx, { applicationId, versionIds, now }: ReleasedVersions): Promise<void> {
  await sql`
    INSERT INTO announcements (kind, application_id, params, path, audiences, created_at)
    SELECT 'version_released', a.id, jsonb_build_object('versionName', v.version_name, 'platform', v.platform),
      '/application/details?applicationId=' || a.app_id, '{favourite,wish}', ${now}
    FROM versions v JOIN applications a ON a.id = v.application_id
    WHERE a.id = ${applicationId} AND v.id = ANY (${[...versionIds]}::integer[]) AND v.released_at = ${now}
      AND v.status = ${SHELF.onShelf} AND a.status = ${SHELF.onShelf}
      AND (EXISTS (SELECT FROM library_favourites WHERE application_id = a.id)
        OR EXISTS (SELECT FROM library_wishes WHERE application_id = a.id))
    ORDER BY v.id DESC LIMIT 1`.execute(trx);
}

/**
 * A product's title in each language, else in its default language, else its ID. Its internal name is private to the
 * developer.
 */
const TITLES = sql`(
  SELECT jsonb_object_agg(l.lang, coalesce(
    (SELECT nullif(title, '') FROM product_contents WHERE product_id = p.id AND lang = l.lang),
    (SELECT nullif(title, '') FROM product_contents WHERE product_id = p.id AND lang = p.content_default), p.product_id))
  FROM unnest(${[...LOCALES]}::text[]) AS l (lang))`;

/** A product's titles in every language. */
export async function findProductTitles(trx: Trx, productId: number): Promise<ParamTexts> {
  const { rows } = await sql<{ titles: ParamTexts }>`
    SELECT ${TITLES} AS titles FROM products p WHERE p.id = ${productId}`.execute(trx);
  const [found] = rows;
  if (found === undefined) throw new Error(`there is no product ${productId}`);
  return found.titles;
}

/**
 * Queues an announcement that a product is on sale again for less than before it left the shelf; prices change only
 * off the shelf. It has to cost less in at least one country and more in none, in the same currency. Changes that come
 * only from new exchange rates are ignored, and so are more than a day may have: prices can go up and down in a loop.
 */
export async function announcePriceDrop(trx: Trx, productId: number, now: Date): Promise<void> {
  const dayBefore = new Date(now.getTime() - DAY_MS);
  await sql`
    WITH changes AS (
      SELECT c.* FROM product_pulls l JOIN product_price_changes c ON c.product_id = l.product_id AND c.id > l.last_change
      WHERE l.product_id = ${productId}
    ), compared AS (
      SELECT b.old_price_minor AS before, n.price_minor AS after, b.old_currency = n.currency AS is_same
      FROM (SELECT DISTINCT ON (country) * FROM changes ORDER BY country, id) b
      JOIN product_prices n ON n.product_id = b.product_id AND n.country = b.country
      WHERE b.old_price_minor IS NOT NULL
    )
    INSERT INTO announcements (kind, application_id, params, path, audiences, created_at)
    SELECT 'price_dropped', a.id, jsonb_build_object('product', ${TITLES}),
      '/application/details?applicationId=' || a.app_id, '{wish}', ${now}
    FROM products p JOIN applications a ON a.id = p.application_id
    WHERE p.id = ${productId} AND a.status = ${SHELF.onShelf}
      AND (SELECT bool_and(is_same AND after <= before) AND bool_or(after < before) FROM compared)
      AND EXISTS (SELECT FROM changes WHERE cause <> 'reprice' AND new_price_minor < old_price_minor)
      AND ${LIMITS.priceDropsPerDay} > (SELECT count(*) FROM announcements
        WHERE application_id = a.id AND kind = 'price_dropped' AND created_at > ${dayBefore})
      AND EXISTS (SELECT FROM library_wishes WHERE application_id = a.id)`.execute(trx);
}

/** Sales are announced ahead, and go out when they begin. */
function isDue(now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`(kind <> 'sale_started' OR created_at <= ${now})`;
}

/** The oldest due announcement with recipients left to notify, locked until the transaction ends. */
export async function claimAnnouncement(
  trx: Trx,
  now: Date,
): Promise<(Row<'announcements'> & { readonly is_offered: boolean }) | undefined> {
  const row = await trx
    .selectFrom('announcements')
    .selectAll()
    .where('fanned_out_at', 'is', null)
    .where(isDue(now))
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { ...row, is_offered: await isOffered(trx, row, now) };
}

/** Whether what is announced is still there: a running discount, published news, otherwise a published game. */
async function isOffered(trx: Trx, announcement: Row<'announcements'>, now: Date): Promise<boolean> {
  if (announcement.kind === 'sale_started') return isSaleDue(trx, announcement, now);
  const { post_id, application_id } = announcement;
  const { rows } = await sql<{ is_offered: boolean }>`
    SELECT CASE WHEN ${post_id}::integer IS NOT NULL
      THEN EXISTS (SELECT FROM developer_posts WHERE id = ${post_id} AND status = ${sql.lit(POST_STATE.published)})
      ELSE EXISTS (SELECT FROM applications WHERE id = ${application_id} AND status = ${sql.lit(SHELF.onShelf)})
    END AS is_offered`.execute(trx);
  return rows[0]?.is_offered === true;
}

/** Records the last account that was notified, and when. */
export async function recordFanOut(
  trx: Trx,
  id: number,
  { notifiedUpTo, fannedOutAt }: { readonly notifiedUpTo: number; readonly fannedOutAt: Date | null },
): Promise<void> {
  await trx
    .updateTable('announcements')
    .set({ notified_up_to: notifiedUpTo, fanned_out_at: fannedOutAt })
    .where('id', '=', id)
    .execute();
}

/** Whether any announcement is due and still has recipients to notify. */
export async function hasAnnouncement(db: Kysely<Schema>, now: Date): Promise<boolean> {
  const first = await db
    .selectFrom('announcements')
    .select('id')
    .where('fanned_out_at', 'is', null)
    .where(isDue(now))
    .limit(1)
    .execute();
  return first.length > 0;
}
