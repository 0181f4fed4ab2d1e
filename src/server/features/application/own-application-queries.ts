import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { AppContent, Contact, DataDeclaration } from '#contract/application/entities.ts';
import type { Shelf } from '#contract/values/states.ts';
import type { ApplicationListField, StoredApplicationForm } from '#domain/forms/application/application-fields.ts';
import { readApplicationForm } from '#domain/forms/application/application-form.ts';
import type { ShelvedVersion } from '#domain/state-machines/shelved-application.ts';
import { requireAccount } from '../../db/account-locks.ts';
import { readColumns } from '../../db/application-columns.ts';
import type { Row, Schema, ScreenshotKind } from '../../db/schema.ts';

type Db = Kysely<Schema>;

/** The parts of an application from other tables; null if there are none. */
interface Parts {
  readonly contents: readonly AppContent[] | null;
  readonly screenshots: readonly { readonly kind: ScreenshotKind; readonly url: string }[] | null;
  readonly downloads: readonly { readonly platform: number; readonly url: string; readonly size: number }[] | null;
  readonly declarations: readonly DataDeclaration[] | null;
  readonly contacts: readonly Contact[] | null;
}

export type FormRow = Row<'applications'> & Parts;

export interface VersionPart extends ShelvedVersion {
  readonly versionName: string;
}

/** An application with all data for its developer's pages, published or not. */
export type OwnRow = FormRow & {
  readonly versions: readonly VersionPart[] | null;
  readonly draft: { readonly draftId: number; readonly revision: number; readonly savedAt: string } | null;
  readonly icon_placeholder: string | null;
};

/** One query for all parts: an application has a dozen texts and pictures, and a list a hundred applications. */
const PARTS = sql`
  (SELECT jsonb_agg(jsonb_build_object('lang', lang, 'name', name, 'shortDescription', short_description,
    'fullDescription', full_description)) FROM application_contents WHERE application_id = a.id) AS contents,
  (SELECT jsonb_agg(jsonb_build_object('kind', kind, 'url', url) ORDER BY kind, position)
    FROM application_screenshots WHERE application_id = a.id) AS screenshots,
  (SELECT jsonb_agg(jsonb_build_object('platform', platform, 'url', url, 'size', size))
    FROM application_downloads WHERE application_id = a.id) AS downloads,
  (SELECT jsonb_agg(jsonb_build_object('code', code, 'collected', collected, 'shared', shared, 'optional', optional,
    'ephemeral', ephemeral, 'purposes', purposes)) FROM application_data_types WHERE application_id = a.id) AS declarations,
  (SELECT jsonb_agg(jsonb_build_object('key', key, 'value', value))
    FROM application_contacts WHERE application_id = a.id) AS contacts`;

const SURROUNDINGS = sql`
  (SELECT jsonb_agg(jsonb_build_object('id', id, 'platform', platform, 'versionName', version_name, 'review', review,
    'status', status, 'wasOnline', released_at IS NOT NULL) ORDER BY id) FROM versions WHERE application_id = a.id) AS versions,
  (SELECT jsonb_build_object('draftId', id, 'revision', revision, 'savedAt', saved_at)
    FROM application_drafts WHERE application_id = a.id) AS draft,
  (SELECT placeholder FROM images WHERE url = a.icon) AS icon_placeholder`;

export interface OwnKey {
  readonly userId: number;
  readonly applicationId: string;
}

/** Matches the application with that ID if it belongs to the developer. */
function isOwn({ userId, applicationId }: OwnKey): RawBuilder<unknown> {
  return sql`lower(a.app_id) = ${applicationId.toLowerCase()} AND a.developer_id = ${userId}`;
}

export type LockedApplication = Pick<
  Row<'applications'>,
  'id' | 'app_id' | 'published_at' | 'updated_at' | 'game_product_id'
> & {
  readonly status: Shelf;
};

/**
 * Locks the account and then one of its applications until the transaction ends. Read the application's parts
 * afterwards.
 * @throws ApiError `invalidSession` if the account was suspended or deleted meanwhile.
 */
export async function lockOwnApplication(
  trx: Transaction<Schema>,
  key: OwnKey,
): Promise<LockedApplication | undefined> {
  await requireAccount(trx, key.userId);
  const { rows } = await sql<LockedApplication>`
    SELECT id, app_id, status, published_at, updated_at, game_product_id FROM applications a WHERE ${isOwn(key)}
    FOR NO KEY UPDATE`.execute(trx);
  return rows[0];
}

/** The row ID of one of the user's applications. */
export async function findOwnNumber(db: Db, key: OwnKey): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`SELECT id FROM applications a WHERE ${isOwn(key)}`.execute(db);
  return rows[0]?.id;
}

/** One of the user's applications with all data for its pages. */
export async function findOwnApplication(db: Db, key: OwnKey): Promise<OwnRow | undefined> {
  const { rows } = await sql<OwnRow>`
    SELECT a.*, ${PARTS}, ${SURROUNDINGS} FROM applications a WHERE ${isOwn(key)}`.execute(db);
  return rows[0];
}

/** The user's applications by row ID, in the given order. */
export async function findOwnApplications(db: Db, ids: readonly number[]): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    SELECT a.*, ${PARTS}, ${SURROUNDINGS}
    FROM unnest(${[...ids]}::integer[]) WITH ORDINALITY AS wanted (id, place) JOIN applications a USING (id)
    ORDER BY wanted.place`.execute(db);
  return rows;
}

/** The stored form of an application; undefined if it does not exist. */
export async function findStoredForm(db: Db, id: number): Promise<StoredApplicationForm | undefined> {
  const { rows } = await sql<FormRow>`SELECT a.*, ${PARTS} FROM applications a WHERE a.id = ${id}`.execute(db);
  return rows[0] && toStoredForm(rows[0]);
}

/** Builds the form from a row and its lists. */
export function toStoredForm(row: FormRow): StoredApplicationForm {
  const shots = (kind: ScreenshotKind) =>
    (row.screenshots ?? []).filter((shot) => shot.kind === kind).map(({ url }) => url);
  const lists = {
    contents: row.contents,
    screenshots: {
      mobile: shots('mobile'),
      tablet7: shots('tablet7'),
      tablet10: shots('tablet10'),
      computer: shots('computer'),
    },
    downloadUrls: row.downloads,
    dataCollection: row.declarations,
    contacts: row.contacts,
  } satisfies Record<ApplicationListField, unknown>;
  return readApplicationForm({ ...readColumns(row), ...lists });
}

/** Counts the applications of an account. */
export async function countOwnApplications(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('developer_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Lists the names of an application in its languages. */
export async function findNames(db: Db, id: number): Promise<string[]> {
  const rows = await db.selectFrom('application_contents').select('name').where('application_id', '=', id).execute();
  return rows.map(({ name }) => name);
}

export async function deleteApplicationRow(trx: Transaction<Schema>, id: number): Promise<void> {
  await trx.deleteFrom('applications').where('id', '=', id).execute();
}
