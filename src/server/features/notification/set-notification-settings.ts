import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { NOTIFICATION_KINDS } from '#contract/notification/kinds.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import { requireAccount } from '../../db/account-locks.ts';
import type { Services } from '../../services.ts';
import { readerOf } from './reader-of.ts';
import { changeSetting, chooseLanguage, findSettings } from './settings-queries.ts';

type SettingServices = Pick<Services, 'database'>;

/** Changes the settings of one kind, the language of mails, or both. */
export function setNotificationSettings({ database: { db } }: SettingServices): Handler<'setNotificationSettings'> {
  return async ({ kind, inStore, byMail, language }, context) => {
    const reader = readerOf(requireSession(context));
    const { userId } = reader;
    const now = new Date(context.clock());
    if (kind === undefined && (inStore !== undefined || byMail !== undefined)) throw refused('kind', 'field.required');
    if (kind === undefined && language === undefined) throw refused('kind', 'field.required');
    if (kind !== undefined && byMail !== undefined && NOTIFICATION_KINDS[kind].mail === 'always') {
      throw refused('byMail', 'field.invalid');
    }
    await db.transaction().execute(async (trx) => {
      await requireAccount(trx, userId);
      if (kind !== undefined) await changeSetting(trx, { userId, kind, inStore, byMail, now });
      if (language !== undefined) await chooseLanguage(trx, userId, language, now);
    });
    return findSettings(db, reader);
  };
}

function refused(field: string, message: string): ApiError {
  return new ApiError(ERROR.invalidFormat, { fields: { [field]: message } });
}
