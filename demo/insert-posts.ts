import { sql, type Transaction } from 'kysely';
import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { POST_STATE } from '#contract/values/states.ts';
import { leadOfPost } from '#domain/text/parse-post.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { Schema } from '#server/db/schema.ts';
import { demoDevelopers } from './catalogue/developers.ts';
import { type DemoPost, demoPosts } from './catalogue/posts.ts';
import { claimStep } from './claim-step.ts';
import { findDemoAccount } from './demo-accounts.ts';

const SEEDED = 'demo_posts_seeded';

/** Publishes two news of each studio once, with the picture of the game that they are about. */
export async function insertPosts(trx: Transaction<Schema>, nowMs: number): Promise<void> {
  if (!(await claimStep(trx, SEEDED))) return;
  for (const post of demoPosts) {
    const { accountEmail } = demoDevelopers.find(({ key }) => key === post.developer) ?? { accountEmail: '' };
    const developer = await findDemoAccount(trx, accountEmail);
    if (developer !== undefined) await insertPost(trx, developer, post, new Date(nowMs - post.daysAgo * DAY_MS));
  }
}

async function insertPost(trx: Transaction<Schema>, developer: number, post: DemoPost, at: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO developer_posts (developer_id, application_id, picture, content_default, status, decision, decided_at,
      created_at, updated_at, submitted_at, published_at)
    SELECT ${developer}::integer, a.id, a.background_image, 'zh-TW', ${POST_STATE.published}::smallint, 'approved',
      ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz
    FROM applications a WHERE a.app_id = ${post.appId} RETURNING id`.execute(trx);
  const id = rows[0]?.id;
  if (id === undefined) return;
  const contents = LOCALES.map((lang) => ({
    ...{ post_id: id, lang, title: post.title[lang], body: post.body[lang] },
    lead: leadOfPost(post.body[lang], LIMITS.postLeadLength),
  }));
  await trx.insertInto('developer_post_contents').values(contents).execute();
}
