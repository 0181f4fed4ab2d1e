import { type Kysely, sql } from 'kysely';
import type { ApplicationVisits, DayCount, PortalApplication, VisitTotals } from '#contract/portal/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { SHELF, type Shelf } from '#contract/values/states.ts';
import { containsPattern } from '../../db/contains-pattern.ts';
import type { Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

/** All applications of a developer, or one of them. */
export interface PortalScope {
  readonly developerId: number;
  /** Internal ID of one application. */
  readonly applicationId: number | undefined;
}

/** Calendar days in Taiwan, both ends inclusive. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

const inScope = ({ developerId, applicationId }: PortalScope) =>
  applicationId === undefined
    ? sql`a.developer_id = ${developerId}`
    : sql`a.developer_id = ${developerId} AND a.id = ${applicationId}`;

/** The name in a language, else in the default one, else the ID. */
export const nameIn = (lang: LocaleCode) => sql<string>`coalesce(
  (SELECT nullif(name, '') FROM application_contents WHERE application_id = a.id AND lang = ${lang}),
  (SELECT nullif(name, '') FROM application_contents WHERE application_id = a.id AND lang = a.content_default),
  a.app_id)`;

/** Applications by shelf status, with their visits since release. */
export async function countApplications(db: Db, scope: PortalScope) {
  const { rows } = await sql<{ status: Shelf; count: number; views: number; plays: number }>`
    SELECT status, count(*) AS count, sum(view_count)::bigint AS views, sum(play_count)::bigint AS plays
    FROM applications a WHERE ${inScope(scope)} GROUP BY status`.execute(db);
  const countOf = (status: Shelf) => rows.find((row) => row.status === status)?.count ?? 0;
  return {
    applications: {
      onShelf: countOf(SHELF.onShelf),
      offShelf: countOf(SHELF.offShelf),
      removed: countOf(SHELF.removed),
    },
    totals: rows.reduce<VisitTotals>((sum, row) => ({ views: sum.views + row.views, plays: sum.plays + row.plays }), {
      views: 0,
      plays: 0,
    }),
  };
}

/** Views and plays by day; days without any have no row. */
export async function findDays(db: Db, scope: PortalScope, { from, to }: DaySpan): Promise<readonly DayCount[]> {
  const { rows } = await sql<DayCount>`
    SELECT d.day, sum(d.views) AS views, sum(d.plays) AS plays
    FROM applications a JOIN application_days d ON d.application_id = a.id AND d.day BETWEEN ${from} AND ${to}
    WHERE ${inScope(scope)} GROUP BY d.day ORDER BY d.day`.execute(db);
  return rows;
}

/** The most played applications of a period. */
export async function findBest(
  db: Db,
  { developerId, lang, from, to, limit }: DaySpan & { developerId: number; lang: LocaleCode; limit: number },
): Promise<readonly ApplicationVisits[]> {
  const { rows } = await sql<ApplicationVisits>`
    SELECT a.app_id AS "applicationId", a.icon, ${nameIn(lang)} AS name, v.views, v.plays
    FROM applications a JOIN LATERAL (
      SELECT sum(views) AS views, sum(plays) AS plays FROM application_days
      WHERE application_id = a.id AND day BETWEEN ${from} AND ${to}
    ) v ON v.views > 0 OR v.plays > 0
    WHERE a.developer_id = ${developerId} ORDER BY v.plays DESC, v.views DESC, a.id LIMIT ${limit}`.execute(db);
  return rows;
}

interface Search {
  readonly developerId: number;
  readonly search: string;
  readonly lang: LocaleCode;
  readonly limit: number;
}

/** Searches a developer's applications by parts of the ID or of a name in any language, last changed first. */
export async function searchOwn(db: Db, { developerId, search, lang, limit }: Search) {
  const pattern = containsPattern(search.toLowerCase());
  const isFound =
    search === ''
      ? sql`true`
      : sql`(lower(a.app_id) LIKE ${pattern} OR EXISTS (
          SELECT FROM application_contents c WHERE c.application_id = a.id AND lower(c.name) LIKE ${pattern}))`;
  const where = sql`FROM applications a WHERE a.developer_id = ${developerId} AND ${isFound}`;
  const [total, page] = await Promise.all([
    sql<{ count: number }>`SELECT count(*) AS count ${where}`.execute(db),
    sql<Omit<PortalApplication, 'updatedAt'> & { updated_at: Date }>`
      SELECT a.app_id AS "applicationId", a.icon, a.status, a.platforms, a.updated_at, ${nameIn(lang)} AS name ${where}
      ORDER BY a.updated_at DESC, a.id DESC LIMIT ${limit}`.execute(db),
  ]);
  return { count: total.rows[0]?.count ?? 0, rows: page.rows };
}
