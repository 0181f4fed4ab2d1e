import { type Kysely, type RawBuilder, sql } from 'kysely';
import { APPLICATION_SORT_FIELDS } from '#contract/application/endpoints.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import { ALL_GAMES_CATEGORY } from '#contract/values/categories.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { SHELF } from '#contract/values/states.ts';
import type { EndpointNamed } from '../../api/handler.ts';
import { isAdultContent } from '../../db/adult-content.ts';
import { containsPattern } from '../../db/contains-pattern.ts';
import { isMatch } from '../../db/match-conditions.ts';
import { NAME_COLUMNS } from '../../db/name-columns.ts';
import type { RankedMatches } from '../../db/rank-matches.ts';
import type { Schema } from '../../db/schema.ts';

export type ListRequest = Omit<RequestOf<EndpointNamed<'listApplications'>>, 'currency'>;

const COLUMNS = {
  createdAt: () => sql`a.created_at`,
  publishDate: () => sql`a.published_at`,
  viewCount: () => sql`a.view_count`,
  name: (lang: LocaleCode) => sql.ref(`n.${NAME_COLUMNS[lang]}`),
} as const;

function readSortOrder({ sort, lang }: ListRequest) {
  const field = sort.startsWith('-') ? sort.slice(1) : sort;
  const known = APPLICATION_SORT_FIELDS.find((name) => name === field) ?? 'createdAt';
  const direction = sort.startsWith('-') ? sql`DESC` : sql`ASC`;
  return { column: COLUMNS[known](lang), direction, isByName: known === 'name' };
}

interface Found {
  /** The applications that match search text, category, platform and audience; undefined without a search. */
  readonly searched: RankedMatches | undefined;
  readonly isYounger: boolean;
}

function conditions(request: ListRequest, { searched, isYounger }: Found): RawBuilder<unknown> {
  const { applicationIds, platform, category, company } = request;
  const parts = [sql`a.status = ${sql.lit(SHELF.onShelf)}`];
  if (isYounger) parts.push(sql`NOT ${isAdultContent('a')}`);
  if (category !== ALL_GAMES_CATEGORY) parts.push(sql`a.category = ${category}`);
  if (platform !== undefined) parts.push(sql`${platform} = ANY (a.platforms)`);
  if (applicationIds !== undefined) parts.push(sql`a.app_id = ANY (${applicationIds})`);
  if (company !== undefined) parts.push(sql`p.name ILIKE ${containsPattern(company)}`);
  if (searched !== undefined) parts.push(isMatch(searched, 'a.id'));
  return sql.join(parts, sql` AND `);
}

/** One page of application row IDs in order, and the total count. */
export async function filterApplications(db: Kysely<Schema>, request: ListRequest, found: Found) {
  const { column, direction, isByName } = readSortOrder(request);
  const providers = request.company === undefined ? sql`` : sql`LEFT JOIN providers p ON p.user_id = a.developer_id`;
  // Each application on the shelf has a name there.
  const names = isByName ? sql`JOIN shelf_names n ON n.application_id = a.id` : sql``;
  const where = sql`WHERE ${conditions(request, found)}`;
  const [page, total] = await Promise.all([
    sql<{ id: number }>`
      SELECT a.id FROM applications a ${providers} ${names} ${where}
      ORDER BY ${column} ${direction}, a.id ${direction}
      LIMIT ${request.limit} OFFSET ${request.offset}`.execute(db),
    countOf(request, found) ?? countRows(db, sql`FROM applications a ${providers} ${where}`),
  ]);
  return { ids: page.rows.map(({ id }) => id), total };
}

/** The total where the search alone knows it. */
function countOf({ applicationIds, company }: ListRequest, { searched }: Found): number | undefined {
  return applicationIds === undefined && company === undefined ? searched?.count : undefined;
}

async function countRows(db: Kysely<Schema>, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT count(*) AS total ${from}`.execute(db);
  return rows[0]?.total ?? 0;
}
