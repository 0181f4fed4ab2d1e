import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { APPLICATION_SORT_FIELDS } from '#contract/application/endpoints.ts';
import type { RemovalReason } from '#contract/application/operator-entities.ts';
import { ALL_GAMES_CATEGORY } from '#contract/values/categories.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { Shelf } from '#contract/values/states.ts';
import { containsPattern } from '../../db/contains-pattern.ts';
import type { Schema } from '../../db/schema.ts';

type SortField = (typeof APPLICATION_SORT_FIELDS)[number];

export interface ApplicationFilter {
  readonly status?: Shelf | undefined;
  readonly open?: boolean | undefined;
  readonly category: number;
  /** Part of a name in any language, of the ID or of the company name. */
  readonly search?: string | undefined;
  /** Only applications in the recommended order, in that order. */
  readonly recommended: boolean;
  readonly sort: SortField | `-${SortField}`;
  readonly lang: LocaleCode;
  readonly limit: number;
  readonly offset: number;
}

export interface OperatorApplicationRow {
  readonly id: number;
  readonly app_id: string;
  readonly name: string;
  readonly lang: LocaleCode;
  readonly icon: string;
  readonly icon_placeholder: string | null;
  readonly category: number;
  readonly company: string;
  readonly developer_id: number;
  readonly status: Shelf;
  readonly is_open: boolean;
  readonly position: number | null;
  readonly view_count: number;
  readonly published_at: Date | null;
  readonly created_at: Date;
  readonly removal_template: RemovalReason | null;
  readonly removal_reason: string;
  readonly removed_at: Date | null;
}

const COLUMNS = {
  createdAt: sql.ref('a.created_at'),
  publishDate: sql.ref('a.published_at'),
  name: sql.raw('lower(coalesce(c.name, d.name))'),
  viewCount: sql.ref('a.view_count'),
} as const satisfies Record<SortField, RawBuilder<unknown>>;

/** The same order as the game hall (catalogue/application-queries.ts). */
const RECOMMENDED = sql`a.position, a.published_at DESC NULLS LAST, a.id DESC`;

/** One page of applications for operators, with names in the requested language if available, and the total. */
export async function listOperatorApplications(
  db: Kysely<Schema>,
  filter: ApplicationFilter,
): Promise<{ count: number; rows: readonly OperatorApplicationRow[] }> {
  const { lang, limit, offset } = filter;
  const matching = sql`
    FROM applications a
    LEFT JOIN providers p ON p.user_id = a.developer_id
    WHERE ${matches(filter)}`;
  const [counted, found] = await Promise.all([
    sql<{ total: number }>`SELECT count(*) AS total ${matching}`.execute(db),
    sql<OperatorApplicationRow>`
      SELECT a.id, a.app_id, coalesce(c.name, d.name, '') AS name,
        CASE WHEN c.name IS NULL THEN a.content_default ELSE ${lang}::locale_code END AS lang,
        a.icon, i.placeholder AS icon_placeholder, a.category, coalesce(p.name, '') AS company, a.developer_id,
        a.status, a.is_open, a.position, a.view_count, a.published_at, a.created_at,
        a.removal_template, a.removal_reason, a.removed_at
      FROM (SELECT a.* ${matching}) a
      LEFT JOIN providers p ON p.user_id = a.developer_id
      LEFT JOIN application_contents c ON c.application_id = a.id AND c.lang = ${lang}
      LEFT JOIN application_contents d ON d.application_id = a.id AND d.lang = a.content_default
      LEFT JOIN images i ON i.url = a.icon
      ORDER BY ${orderOf(filter)} LIMIT ${limit} OFFSET ${offset}`.execute(db),
  ]);
  return { count: counted.rows[0]?.total ?? 0, rows: found.rows };
}

function matches({ status, open, category, search = '', recommended }: ApplicationFilter) {
  const pattern = containsPattern(search);
  const parts = [
    ...(status === undefined ? [] : [sql`a.status = ${status}`]),
    ...(open === undefined ? [] : [sql`a.is_open = ${open}`]),
    ...(category === ALL_GAMES_CATEGORY ? [] : [sql`a.category = ${category}`]),
    ...(recommended ? [sql`a.position IS NOT NULL`] : []),
    ...(search === ''
      ? []
      : [
          sql`(a.app_id ILIKE ${pattern} OR p.name ILIKE ${pattern} OR EXISTS (
      SELECT FROM application_contents n WHERE n.application_id = a.id AND n.name ILIKE ${pattern}))`,
        ]),
  ];
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` AND `);
}

function orderOf({ recommended, sort }: Pick<ApplicationFilter, 'recommended' | 'sort'>) {
  if (recommended) return RECOMMENDED;
  const field = sort.startsWith('-') ? sort.slice(1) : sort;
  const column = Object.entries(COLUMNS).find(([name]) => name === field)?.[1] ?? COLUMNS.createdAt;
  return sort.startsWith('-') ? sql`${column} DESC NULLS LAST, a.id DESC` : sql`${column} NULLS LAST, a.id`;
}
