import type { Kysely } from 'kysely';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { SHELF } from '#contract/values/states.ts';
import { indexApplication } from '#server/db/index-application.ts';
import type { NewRow, Schema } from '#server/db/schema.ts';
import { buildProvider } from './build-provider.ts';
import { nextNumber } from './next-number.ts';

export interface ApplicationOverrides extends Partial<NewRow<'applications'>> {
  /** Name per language; a language without one has no texts at all. All four have one by default. */
  readonly names?: Partial<Readonly<Record<LocaleCode, string>>>;
}

export interface BuiltApplication {
  readonly id: number;
  readonly appId: string;
}

const FIRST_PUBLISHED = Date.parse('2026-01-01T00:00:00Z');

/** Each is published a minute after the one built before it. */
function nextPublishDate(number: number): string {
  return new Date(FIRST_PUBLISHED + number * 60_000).toISOString();
}

/**
 * Inserts a published application with its texts, adds it to the search index, and creates a provider if none is given.
 */
export async function buildApplication(
  db: Kysely<Schema>,
  { names, ...overrides }: ApplicationOverrides = {},
): Promise<BuiltApplication> {
  const number = nextNumber();
  const providerId = overrides.developer_id ?? (await buildProvider(db));
  const publishDate = nextPublishDate(number);
  return db.transaction().execute(async (trx) => {
    const { id, app_id } = await trx
      .insertInto('applications')
      .values({
        app_id: `com.example.game${number}`,
        category: 101,
        platforms: [2],
        status: SHELF.onShelf,
        published_at: publishDate,
        created_at: publishDate,
        position: null,
        pin_position: null,
        // It may sell products if a test adds them.
        has_in_app_purchase: true,
        ...overrides,
        developer_id: providerId,
      })
      .returning(['id', 'app_id'])
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('application_contents')
      .values(textsOf(id, names ?? namesOf(number)))
      .execute();
    await indexApplication(trx, id);
    return { id, appId: app_id };
  });
}

function namesOf(number: number): Record<LocaleCode, string> {
  return {
    'zh-TW': `遊戲 ${number}`,
    'zh-CN': `游戏 ${number}`,
    'vi-VN': `Trò chơi ${number}`,
    'en-US': `Game ${number}`,
  };
}

function textsOf(applicationId: number, names: Partial<Readonly<Record<LocaleCode, string>>>) {
  return LOCALES.flatMap((lang): NewRow<'application_contents'>[] => {
    const name = names[lang];
    if (name === undefined) return [];
    return [
      {
        application_id: applicationId,
        lang,
        name,
        short_description: `Short text ${lang}`,
        full_description: `<p>Full text ${lang}</p>`,
      },
    ];
  });
}
