import type { Transaction } from 'kysely';
import type { AccessToken } from '#contract/access-token/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { Schema } from '../../db/schema.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import { writeAccessTokenMail } from '../../mails/access-token-made.ts';
import type { Services } from '../../services.ts';
import { readCompany } from '../operations/public.ts';
import { findTokenOwner } from './access-token-queries.ts';

export interface MadeToken {
  readonly userId: number;
  readonly accessToken: AccessToken;
  /** The developer's mail language. */
  readonly language: LocaleCode;
}

/** Queues a mail about a new access token to the account's own address, in the transaction that creates the token. */
export async function sendAccessTokenMail(
  { config, jobs }: Pick<Services, 'config' | 'jobs'>,
  trx: Transaction<Schema>,
  { userId, accessToken, language }: MadeToken,
): Promise<void> {
  const [person, { serviceEmail }] = await Promise.all([findTokenOwner(trx, userId), readCompany(trx, config)]);
  const mail = writeAccessTokenMail({
    to: person.email,
    tokenName: accessToken.name,
    prefix: accessToken.prefix,
    applicationIds: accessToken.applicationIds,
    madeAt: new Date(accessToken.createdAt),
    expiresAt: new Date(accessToken.expiresAt),
    language,
    name: person.nickname,
    company: config.COMPANY_NAME,
    serviceEmail,
    origin: config.PUBLIC_ORIGIN,
  });
  await jobs.enqueue(trx, sendMail, mail);
}
