import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import type { Row } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { accountName } from './account-name.ts';
import { identityId } from './identity-id.ts';
import { deleteIdentity, type IdentityKey, listIdentities, nameAccount } from './identity-queries.ts';
import { isOffered } from './identity-ways.ts';
import { linkerOf } from './link-identity.ts';
import { lockOwnIdentities } from './own-identities.ts';
import { sendIdentityMail } from './send-identity-mail.ts';
import { revokeOtherSessions } from './session-queries.ts';

/**
 * Removes one of the caller's ways to sign in, unless no other one would be left that the store offers. Other sessions
 * end with it: whoever could sign in that way may be in one of them.
 */
export function removeIdentity(services: Services): Handler<'removeIdentity'> {
  return async ({ id }, context) => {
    const linker = linkerOf(services, context);
    const { userId, sessionId, language, now } = linker;
    await services.database.db.transaction().execute(async (trx) => {
      const owner = await lockOwnIdentities(trx, linker);
      const rows = await listIdentities(trx, userId);
      const removed = rows.find((row) => identityId(services.hashKey, row) === id);
      if (removed === undefined) throw new ApiError(ERROR.parameterError);
      const left = rows.find((row) => row !== removed && isOffered(services, row));
      if (left === undefined) throw new ApiError(ERROR.lastIdentity);
      await deleteIdentity(trx, keyOf(removed));
      if (owner.account === accountName(keyOf(removed))) {
        const named = { account: accountName(keyOf(left)), loginType: left.login_type };
        await nameAccount(trx, userId, named, now);
      }
      await revokeOtherSessions(trx, { userId, id: sessionId, now });
      const { login_type: loginType, issuer } = removed;
      const details = issuer === '' ? { loginType } : { loginType, issuer };
      await writeAudit(trx, {
        actorUserId: userId,
        action: 'user.remove_identity',
        subject: `user:${userId}`,
        details,
      });
      await sendIdentityMail(services, trx, { act: 'removed', owner, identity: removed, language, now });
    });
    return { result: true };
  };
}

function keyOf({ login_type: loginType, issuer, subject }: Row<'identities'>): IdentityKey {
  return { loginType, issuer, subject };
}
