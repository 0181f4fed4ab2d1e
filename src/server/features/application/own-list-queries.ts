import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { Shelf } from '#contract/values/states.ts';
import { containsPattern } from '../../db/contains-pattern.ts';
import { NAME_COLUMNS } from '../../db/name-columns.ts';
import type { Schema } from '../../db/schema.ts';

export interface OwnListFilter {
  readonly userId: number;
  readonly status?: Shelf | undefined;
  readonly platform?: number | undefined;
  readonly search?: string | undefined;
  /** Without the minus sign of descending order. */
  readonly sort: keyof typeof COLUMNS;
  readonly isDescending: boolean;
  readonly lang: LocaleCode;
  readonly limit: number;
  readonly offset: number;
}

const COLUMNS = {
  createdAt: () => sql`a.created_at`,
  updatedAt: () => sql`a.updated_at`,
  publishDate: () => sql`a.published_at`,
  viewCount: () => sql`a.view_count`,
  name: (lang: LocaleCode) => sql`(
    SELECT name COLLATE ${sql.id(`name_${NAME_COLUMNS[lang]}`)} FROM application_contents WHERE application_id = a.id
    ORDER BY lang = ${lang} DESC, lang = a.content_default DESC LIMIT 1)`,
} as const;

function matching({ userId, status, platform, search }: OwnListFilter): RawBuilder<unknown> {
  const parts = [sql`a.developer_id = ${userId}`];
  if (status !== undefined) parts.push(sql`a.status = ${status}`);
  if (platform !== undefined) parts.push(sql`${platform} = ANY (a.platforms)`);
  if (search !== undefined && search !== '') {
    const pattern = containsPattern(search);
    parts.push(sql`(a.app_id ILIKE ${pattern} OR EXISTS (
      SELECT FROM application_contents c WHERE c.application_id = a.id AND c.name ILIKE ${pattern}))`);
  }
  return sql.join(parts, sql` AND `);
}

/** One page of the user's applications, pinned ones first, and the total count. */
export async function findOwnIds(db: Kysely<Schema>, filter: OwnListFilter): Promise<{ ids: number[]; count: number }> {
  const { sort, isDescending, lang, limit, offset } = filter;
  const direction = isDescending ? sql`DESC` : sql`ASC`;
  const from = sql`FROM applications a WHERE ${matching(filter)}`;
  const [page, counted] = await Promise.all([
    sql<{ id: number }>`
      SELECT a.id ${from}
      ORDER BY a.pin_position NULLS LAST, ${COLUMNS[sort](lang)} ${direction} NULLS LAST, a.id ${direction}
      LIMIT ${limit} OFFSET ${offset}`.execute(db),
    sql<{ total: number }>`SELECT count(*) AS total ${from}`.execute(db),
  ]);
  return { ids: page.rows.map(({ id }) => id), count: counted.rows[0]?.total ?? 0 };
}
