import { createHmac } from 'node:crypto';
import type { Row } from '../../db/schema.ts';

type Known = Pick<Row<'identities'>, 'login_type' | 'issuer' | 'subject'>;

/** Names an identity in calls. A keyed hash: the subject itself is between the provider and the store. */
export function identityId(hashKey: string, { login_type, issuer, subject }: Known): string {
  return createHmac('sha256', hashKey).update(`identity\n${login_type}\n${issuer}\n${subject}`).digest('hex');
}
