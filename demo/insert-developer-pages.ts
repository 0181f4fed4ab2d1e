import { sql } from 'kysely';
import { LOCALES } from '#contract/values/locales.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { demoDeveloperPages, FOLLOWED_BY_PLAYER } from './catalogue/developer-pages.ts';
import { demoDevelopers } from './catalogue/developers.ts';
import { claimStep } from './claim-step.ts';
import { findBuyers, findDemoAccount } from './demo-accounts.ts';
import type { SeedTools } from './seed-tools.ts';

const PLAYER = 'player@starhall.test';
const SEEDED = 'demo_developer_pages_seeded';

type PageTools = Pick<SeedTools, 'trx' | 'pictures'>;

/** Gives each studio a page with followers once. A studio that has chosen its page itself keeps it. */
export async function insertDeveloperPages({ trx, pictures }: PageTools, nowMs: number): Promise<void> {
  if (!(await claimStep(trx, SEEDED))) return;
  const buyers = await findBuyers(trx);
  const player = await findDemoAccount(trx, PLAYER);
  for (const { key, accountEmail } of demoDevelopers) {
    const developer = await findDemoAccount(trx, accountEmail);
    if (developer === undefined) continue;
    const { slug, about, followers } = demoDeveloperPages[key];
    const at = new Date(nowMs - 60 * DAY_MS);
    const logo = await pictures.store(`studio-${key}`, 'icon.png', trx);
    await insertPage(trx, { developer, slug, logo, about, at });
    const people = buyers.slice(0, followers);
    if (player !== undefined && key === FOLLOWED_BY_PLAYER) people.push(player);
    await sql`
      INSERT INTO developer_follows (developer_id, user_id, created_at)
      SELECT ${developer}::integer, id, ${at}::timestamptz + place * interval '17 hours'
      FROM unnest(${people}::integer[]) WITH ORDINALITY AS people (id, place)
      ON CONFLICT DO NOTHING`.execute(trx);
  }
}

interface NewPage {
  readonly developer: number;
  readonly slug: string;
  readonly logo: string;
  readonly about: Readonly<Record<(typeof LOCALES)[number], string>>;
  readonly at: Date;
}

async function insertPage(trx: PageTools['trx'], { developer, slug, logo, about, at }: NewPage): Promise<void> {
  const reserved = await trx
    .insertInto('developer_slugs')
    .values({ slug, user_id: developer, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('slug')
    .executeTakeFirst();
  const inserted = await trx
    .insertInto('developer_pages')
    .values({ user_id: developer, slug: reserved?.slug ?? null, logo, content_default: 'zh-TW', updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (inserted === undefined) return;
  const contents = LOCALES.map((lang) => ({ user_id: developer, lang, about: about[lang] }));
  await trx.insertInto('developer_page_contents').values(contents).execute();
}
