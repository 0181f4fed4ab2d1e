import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { SHELF, type Shelf } from '#contract/values/states.ts';
import { atDatabase } from '#tests/database/at-database.ts';
import { surviveDrop } from '#tests/database/survive-drop.ts';
import { buildRating } from '#tests/factories/build-rating.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { migrateAs, migrateToLatest } from '../migrate.ts';
import { createKysely } from '../open-database.ts';
import { valueParsers } from '../value-parsers.ts';
import { migrations } from './index.ts';

const BEFORE = '025-notifications';
const AT = new Date('2026-03-01T10:00:00Z');
const LATER = new Date('2026-03-02T10:00:00Z');

const name = `starhall_upgrade_${process.pid}`;
const { server } = inject('testDatabase');
const admin = new pg.Client(server);
let pool: pg.Pool;
let db: ReturnType<typeof createKysely>;

/** An empty database as the release before these migrations left it. */
beforeAll(async () => {
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  pool = surviveDrop(new pg.Pool({ ...atDatabase(server, name), types: valueParsers }));
  db = createKysely(pool);
  const names = Object.keys(migrations);
  await migrateAs(db, names.slice(0, names.indexOf(BEFORE) + 1));
});

afterAll(async () => {
  await db.destroy();
  await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await admin.end();
});

interface FormerApplication {
  readonly status?: Shelf;
  readonly publishedAt?: Date | null;
  readonly updatedAt?: Date;
}

/** The factories only know the columns of the latest schema. */
async function insertApplication({ status = SHELF.onShelf, publishedAt = AT, updatedAt = AT }: FormerApplication) {
  const appId = `com.example.former${nextNumber()}`;
  const { rows } = await sql<{ id: number }>`
    WITH developer AS (INSERT INTO users (account, type) VALUES (${`${appId}@starhall.test`}, 99) RETURNING id)
    INSERT INTO applications (app_id, provider_id, category, status, publish_date, updated_at)
    SELECT ${appId}, id, 101, ${status}, ${publishedAt}, ${updatedAt} FROM developer RETURNING id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await db.insertInto('application_contents').values({ application_id: id, lang: 'en-US', name: appId }).execute();
  return { id, appId };
}

it('brings a store to the newest schema that has games off the shelf, ratings, answers, reports and removals', async () => {
  const shown = await insertApplication({});
  const pulled = await insertApplication({ status: SHELF.offShelf, updatedAt: AT });
  const removed = await insertApplication({ status: SHELF.removed, updatedAt: LATER });
  await insertApplication({ status: SHELF.offShelf, publishedAt: null });
  const reported = await buildRating(db, {
    application_id: shown.id,
    stars: 2,
    answer: 'Thanks!',
    answered_at: AT,
    reported_at: AT,
  });
  const gone = await buildRating(db, { application_id: shown.id, removed_at: AT, removal_reason: 'spam' });
  const { id: reporter } = await db
    .insertInto('users')
    .values({ account: 'reporter@starhall.test', nickname: 'Reporter' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const former = { user_id: reporter, reason: 'abuse', reported_at: AT } as const;
  await db
    .insertInto('rating_reports')
    .values({ rating_id: reported, ...former })
    .execute();
  await db
    .insertInto('rating_reports')
    .values({ rating_id: gone, ...former, decided_at: AT })
    .execute();
  const totals = await db.selectFrom('rating_totals').selectAll().execute();

  const names = Object.keys(migrations);
  expect(await migrateToLatest(db)).toEqual(names.slice(names.indexOf(BEFORE) + 1));

  expect(await db.selectFrom('withdrawn_share_pictures').selectAll().orderBy('withdrawn_at').execute()).toEqual([
    { app_id: pulled.appId, withdrawn_at: AT },
    { app_id: removed.appId, withdrawn_at: LATER },
  ]);
  const readRatings = () =>
    db
      .selectFrom('ratings')
      .select(['id', 'revision', 'answer_revision', 'reported_at', 'removed_at', 'answer_removed_at', 'is_shown'])
      .orderBy('id')
      .execute();
  const kept = { revision: 1, answer_revision: 1, answer_removed_at: null };
  expect(await readRatings()).toEqual([
    { id: reported, ...kept, reported_at: AT, removed_at: null, is_shown: true },
    { id: gone, ...kept, reported_at: null, removed_at: AT, is_shown: false },
  ]);
  expect(await db.selectFrom('rating_totals').selectAll().execute()).toEqual(totals);
  const readReports = () =>
    db.selectFrom('rating_reports').select(['rating_id', 'about', 'decided_at']).orderBy('id').execute();
  const formerReports = [
    { rating_id: reported, about: 'rating', decided_at: null },
    { rating_id: gone, about: 'rating', decided_at: AT },
  ];
  expect(await readReports()).toEqual(formerReports);

  // The same person reports the answer as well as the rating, each at most once.
  const again = { rating_id: reported, ...former };
  await db
    .insertInto('rating_reports')
    .values({ ...again, about: 'answer' })
    .execute();
  expect(await readReports()).toEqual([...formerReports, { rating_id: reported, about: 'answer', decided_at: null }]);
  await expect(db.insertInto('rating_reports').values(again).execute()).rejects.toThrow('rating_reports_rating_id');
});
