import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { NOTIFICATION_KIND_NAMES, NOTIFICATION_KINDS } from '#contract/notification/kinds.ts';
import { lockAccount } from '../../db/account-locks.ts';
import type { Services } from '../../services.ts';
import { changeSetting, findMailedKinds } from './settings-queries.ts';
import { readUnsubscribeToken, type Unsubscription } from './unsubscribe-token.ts';

type UnsubscribeServices = Pick<Services, 'config' | 'database' | 'hashKey'>;

/** @throws ApiError `invalidFormat`. */
export function requireToken({ hashKey }: UnsubscribeServices, token: string): Unsubscription {
  const found = readUnsubscribeToken(hashKey, token);
  if (found === undefined) throw new ApiError(ERROR.invalidFormat, { fields: { token: 'field.invalid' } });
  return found;
}

export async function endMails({ database }: UnsubscribeServices, { userId, kind }: Unsubscription, now: Date) {
  const ended = NOTIFICATION_KIND_NAMES.filter(
    (one) => NOTIFICATION_KINDS[one].mail !== 'always' && (kind === null || kind === one),
  );
  await database.db.transaction().execute(async (trx) => {
    await lockAccount(trx, userId);
    const account = await findMailedKinds(trx, userId);
    // A deleted account has no settings left, and none may be stored for it.
    if (account.isGone) return;
    for (const one of ended) await changeSetting(trx, { userId, kind: one, byMail: false, now });
  });
}
