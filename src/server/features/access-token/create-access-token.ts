import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { RequestOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { accessTokenPrefix, writeAccessToken } from '#domain/account/access-token.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { readCallLanguage } from '../../api/call-language.ts';
import type { EndpointNamed, Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import {
  findOwnNumbers,
  hashAccessToken,
  insertAccessToken,
  listAccessTokenRows,
  lockAccessTokens,
} from './access-token-queries.ts';
import { presentAccessToken } from './present-access-token.ts';
import { sendAccessTokenMail } from './send-access-token-mail.ts';

const SECRET_BYTES = 32;

type CreateServices = Pick<Services, 'config' | 'database' | 'jobs' | 'limits'>;

/**
 * Creates an access token, writes an audit entry and notifies the developer; `parameterError` at the maximum number.
 */
export function createAccessToken(services: CreateServices): Handler<'createAccessToken'> {
  return async (request, context) => {
    const { userId } = requireSession(context);
    const token = writeAccessToken(randomBytes(SECRET_BYTES).toString('base64url'));
    const now = new Date(context.clock());
    const language = readCallLanguage(context, services.config.LOCALES);
    const accessToken = await services.database.db.transaction().execute(async (trx) => {
      const made = await makeToken(trx, { ...request, userId, token, now });
      // Creating and revoking in turn would otherwise send mails without end.
      await services.limits.count('notices', userId, trx);
      await sendAccessTokenMail(services, trx, { userId, accessToken: made, language });
      return made;
    });
    return { token, accessToken };
  };
}

interface TokenToMake extends RequestOf<EndpointNamed<'createAccessToken'>> {
  readonly userId: number;
  readonly token: string;
  readonly now: Date;
}

async function makeToken(trx: Transaction<Schema>, order: TokenToMake) {
  const { userId, token, scope, applicationIds, expiresInDays, now } = order;
  await lockAccessTokens(trx, userId);
  if ((await listAccessTokenRows(trx, userId)).length >= LIMITS.accessTokens) throw new ApiError(ERROR.parameterError);
  const applications = await requireOwnApplications(trx, userId, applicationIds);
  const row = {
    user_id: userId,
    name: readName(order.name),
    token_hash: hashAccessToken(token),
    prefix: accessTokenPrefix(token),
    scope,
    is_limited: applicationIds.length > 0,
    created_at: now,
    expires_at: new Date(now.getTime() + expiresInDays * DAY_MS),
  };
  const numbers = applications.map(({ id }) => id);
  const id = await insertAccessToken(trx, row, numbers);
  const details = { tokenId: id, scope: row.scope, applications: row.is_limited ? numbers : null, expiresInDays };
  await writeAudit(trx, { actorUserId: userId, action: 'access_token.create', subject: `user:${userId}`, details });
  const appIds = applications.map(({ app_id }) => app_id);
  return presentAccessToken({ ...row, id, last_used_at: null, revoked_at: null, app_ids: appIds });
}

function readName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') throw new ApiError(ERROR.invalidFormat, { fields: { name: 'field.required' } });
  return trimmed;
}

/** @throws ApiError `applicationNotFound` if an ID is not one of the caller's own applications. */
async function requireOwnApplications(trx: Transaction<Schema>, userId: number, applicationIds: readonly string[]) {
  const wanted = new Set(applicationIds.map((id) => id.toLowerCase()));
  const found = await findOwnNumbers(trx, userId, [...wanted]);
  if (found.length < wanted.size) throw new ApiError(ERROR.applicationNotFound);
  return found;
}
