import type { Kysely } from 'kysely';
import type { VideoIssue } from '#domain/video/trailer-rules.ts';
import type { Row, Schema } from '../../db/schema.ts';

export type Conversion = Omit<Row<'video_conversions'>, 'issue'> & { readonly issue: VideoIssue | null };

export async function insertConversion(
  db: Kysely<Schema>,
  row: Pick<Row<'video_conversions'>, 'id' | 'user_id' | 'created_at'>,
): Promise<void> {
  await db.insertInto('video_conversions').values(row).execute();
}

/** How many videos of an account wait for their conversion, or are being converted. */
export async function countConversions(db: Kysely<Schema>, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('video_conversions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('issue', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A conversion that is running or has failed; a successful one is an upload. */
export function findConversion(db: Kysely<Schema>, id: string): Promise<Conversion | undefined> {
  return db.selectFrom('video_conversions').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function noteConversion(
  db: Kysely<Schema>,
  id: string,
  change: { readonly percent: number } | { readonly issue: VideoIssue },
): Promise<void> {
  const set = 'issue' in change ? { issue: JSON.stringify(change.issue) } : change;
  await db.updateTable('video_conversions').set(set).where('id', '=', id).execute();
}

export async function deleteConversion(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('video_conversions').where('id', '=', id).execute();
}

export function listConversionsBefore(db: Kysely<Schema>, before: Date): Promise<readonly { readonly id: string }[]> {
  return db.selectFrom('video_conversions').select('id').where('created_at', '<', before).execute();
}

/** A stored trailer of a user, with what pages know of it. */
export function findOwnVideo(db: Kysely<Schema>, { id, userId }: { readonly id: string; readonly userId: number }) {
  return db
    .selectFrom('uploads')
    .innerJoin('videos', 'videos.url', 'uploads.url')
    .select([
      'uploads.id',
      'uploads.url',
      'uploads.size',
      'uploads.mime',
      'videos.width',
      'videos.height',
      'videos.seconds',
    ])
    .where('uploads.id', '=', id)
    .where('uploads.user_id', '=', userId)
    .where('uploads.purpose', '=', 'trailer')
    .where('uploads.state', '=', 'ready')
    .executeTakeFirst();
}

/** Whether the trailer of a conversion is stored; forgets one whose files were not all written. */
export async function isStored(db: Kysely<Schema>, id: string): Promise<boolean> {
  await db.deleteFrom('uploads').where('id', '=', id).where('state', '=', 'storing').execute();
  const upload = await db.selectFrom('uploads').select('id').where('id', '=', id).executeTakeFirst();
  return upload !== undefined;
}
