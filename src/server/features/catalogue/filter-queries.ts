import { type Kysely, type RawBuilder, sql } from 'kysely';
import { APPLICATION_SORT_FIELDS } from '#contract/application/endpoints.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import { ALL_GAMES_CATEGORY } from '#contract/values/categories.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { SHELF } from '#contract/values/states.ts';
import type { EndpointNamed } from '../../api/handler.ts';
import { isAdultContent } from '../../db/adult-content.ts';
import { containsPattern } from '../../db/contains-pattern.ts';
import { NAME_COLUMNS } from '../../db/name-columns.ts';
import type { Schema } from '../../db/schema.ts';

export type ListRequest = RequestOf<EndpointNamed<'listApplications'>>;

const COLUMNS = {
  createdAt: () => sql`a.created_at`,
  publishDate: () => sql`a.published_at`,
  viewCount: () => sql`a.view_count`,
  name: (lang: LocaleCode) => sql.ref(`n.${NAME_COLUMNS[lang]}`),
} as const;

function readSortOrder({ sort, lang }: ListRequest) {
  const field = sort.startsWith('-') ? sort.slice(1) : sort;
  const known = APPLICATION_SORT_FIELDS.find((name) => name === field) ?? 'createdAt';
  return { column: COLUMNS[known](lang), direction: sort.startsWith('-') ? sql`DESC` : sql`ASC` };
}

interface Found {
  /** The applications that match the search text; undefined without a search. */
  readonly searched: readonly number[] | undefined;
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
  if (searched !== undefined) parts.push(sql`a.id = ANY (${[...searched]}::integer[])`);
  return sql.join(parts, sql` AND `);
}

/** One page of application row IDs in order, and the total count. */
export async function filterApplications(db: Kysely<Schema>, request: ListRequest, found: Found) {
  const { column, direction } = readSortOrder(request);
  const from = sql`
    FROM applications a LEFT JOIN providers p ON p.user_id = a.developer_id
    LEFT JOIN shelf_names n ON n.application_id = a.id
    WHERE ${conditions(request, found)}`;
  const [page, counted] = await Promise.all([
    sql<{ id: number }>`
      SELECT a.id ${from} ORDER BY ${column} ${direction}, a.id ${direction}
      LIMIT ${request.limit} OFFSET ${request.offset}`.execute(db),
    sql<{ total: number }>`SELECT count(*) AS total ${from}`.execute(db),
  ]);
  return { ids: page.rows.map(({ id }) => id), total: counted.rows[0]?.total ?? 0 };
}
