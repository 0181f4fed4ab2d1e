import { type RawBuilder, sql } from 'kysely';
import { APPLICATION_SORT_FIELDS } from '#contract/application/endpoints.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import { ALL_GAMES_CATEGORY } from '#contract/values/categories.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { SHELF } from '#contract/values/states.ts';
import { isForYounger } from '../../api/call-audience.ts';
import type { EndpointNamed, Handler } from '../../api/handler.ts';
import { isAdultContent } from '../../db/adult-content.ts';
import { containsPattern } from '../../db/contains-pattern.ts';
import { searchApplicationIds } from '../../db/search-applications.ts';
import type { Services } from '../../services.ts';
import { findSummaries, NAME_COLUMNS } from './application-queries.ts';
import { presentSummary } from './present-summary.ts';

type ListRequest = RequestOf<EndpointNamed<'listApplications'>>;

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
  /** What a text matches; undefined where none was searched for. */
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

/** Most matches of a text that further filters are applied to. */
const SEARCHED_MAX = 1000;

/** Applications on the shelf by any of their filters, in the asked order, ties by ID. */
export function listApplications({ database }: Services): Handler<'listApplications'> {
  const db = database.readDb;
  return async (request, context) => {
    const isYounger = isForYounger(context);
    const { search, lang, limit, offset } = request;
    // Blanks alone, trimmed to nothing, are no search.
    const found = search
      ? await searchApplicationIds(db, { query: search, lang, limit: SEARCHED_MAX, offset: 0, isForYounger: isYounger })
      : undefined;
    const order = readSortOrder(request);
    const from = sql`
      FROM applications a LEFT JOIN providers p ON p.user_id = a.developer_id
      LEFT JOIN shelf_names n ON n.application_id = a.id
      WHERE ${conditions(request, { searched: found?.ids, isYounger })}`;
    const [ids, counted] = await Promise.all([
      sql<{ id: number }>`
        SELECT a.id ${from} ORDER BY ${order.column} ${order.direction}, a.id ${order.direction}
        LIMIT ${limit} OFFSET ${offset}`.execute(db),
      sql<{ total: number }>`SELECT count(*) AS total ${from}`.execute(db),
    ]);
    const summaries = await findSummaries(
      db,
      ids.rows.map(({ id }) => id),
      lang,
    );
    return { count: counted.rows[0]?.total ?? 0, list: summaries.map(presentSummary) };
  };
}
