import { type Kysely, sql } from 'kysely';
import type { NotificationSettings } from '#contract/notification/entities.ts';
import { NOTIFICATION_KIND_NAMES, NOTIFICATION_KINDS, type NotificationKind } from '#contract/notification/kinds.ts';
import { DEFAULT_LOCALE, type LocaleCode } from '#contract/values/locales.ts';
import type { Schema } from '../../db/schema.ts';

type Db = Kysely<Schema>;

/** An account's notification settings, with defaults for what it has never set. */
export async function findSettings(
  db: Db,
  { userId, isDeveloper }: { readonly userId: number; readonly isDeveloper: boolean },
): Promise<NotificationSettings> {
  const [rows, language] = await Promise.all([
    db.selectFrom('notification_settings').selectAll().where('user_id', '=', userId).execute(),
    findLanguage(db, userId),
  ]);
  const kinds = NOTIFICATION_KIND_NAMES.flatMap((kind) => {
    const { audience, mail } = NOTIFICATION_KINDS[kind];
    if (audience === 'developer' && !isDeveloper) return [];
    const kept = rows.find((row) => row.kind === kind);
    const isMailFixed = mail === 'always';
    const byMail = isMailFixed || (kept?.is_mailed ?? mail === 'on');
    return [{ kind, audience, inStore: kept?.is_shown ?? true, byMail, isMailFixed }];
  });
  return { language, kinds };
}

/** The language for messages to an account: the chosen one, else that of the latest sign-in. */
export async function findLanguage(db: Db, userId: number): Promise<LocaleCode> {
  const row = await db
    .selectFrom('notification_languages')
    .select('language')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.language ?? DEFAULT_LOCALE;
}

export interface SettingChange {
  readonly userId: number;
  readonly kind: NotificationKind;
  /** Undefined: unchanged. */
  readonly inStore?: boolean | undefined;
  readonly byMail?: boolean | undefined;
  readonly now: Date;
}

/** Changes the channels for a kind. Pending mails of a kind that was turned off are not sent. */
export async function changeSetting(db: Db, { userId, kind, inStore, byMail, now }: SettingChange): Promise<void> {
  const isMailDefault = NOTIFICATION_KINDS[kind].mail === 'on';
  await sql`
    INSERT INTO notification_settings AS old (user_id, kind, is_shown, is_mailed, updated_at)
    VALUES (${userId}, ${kind}, ${inStore ?? true}, ${byMail ?? isMailDefault}, ${now})
    ON CONFLICT (user_id, kind) DO UPDATE SET is_shown = coalesce(${inStore ?? null}::boolean, old.is_shown),
      is_mailed = coalesce(${byMail ?? null}::boolean, old.is_mailed), updated_at = excluded.updated_at`.execute(db);
  if (byMail !== false) return;
  await db
    .updateTable('notifications')
    .set({ mail_due_at: null })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('mail_due_at', 'is not', null)
    .execute();
}

/** Stores the language that a user has chosen for mails. */
export async function chooseLanguage(db: Db, userId: number, language: LocaleCode, now: Date): Promise<void> {
  await db
    .insertInto('notification_languages')
    .values({ user_id: userId, language, is_chosen: true, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ language, is_chosen: true, updated_at: now }))
    .execute();
}

/** Records the language of a sign-in, unless the user has chosen one. */
export async function recordLanguage(db: Db, userId: number, language: LocaleCode, now: Date): Promise<void> {
  await db
    .insertInto('notification_languages')
    .values({ user_id: userId, language, is_chosen: false, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ language, updated_at: now })
        .where('notification_languages.is_chosen', '=', false)
        .where('notification_languages.language', '<>', language),
    )
    .execute();
}

/** An account's address, and the kinds of mail it receives and can unsubscribe from. */
export async function findMailedKinds(db: Db, userId: number) {
  const user = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const { kinds } = await findSettings(db, { userId, isDeveloper: true });
  return {
    isGone: user === undefined,
    email: user?.email ?? '',
    kinds: kinds.flatMap(({ kind, byMail, isMailFixed }) => (byMail && !isMailFixed ? [kind] : [])),
  };
}
