import type { Transaction } from 'kysely';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LOGIN_TYPE } from '#contract/values/states.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { spendCode } from '../verification/public.ts';
import { foldAddress } from './account-policy.ts';
import { emailSubject, requireEmailSignIn, signInHolder } from './email-identity.ts';
import type { ProvenIdentity } from './link-identity.ts';
import { readOwnCookie } from './own-cookies.ts';

type ProofServices = Pick<Services, 'config' | 'database' | 'hashKey' | 'limits'>;

interface EmailProof {
  readonly email: string;
  readonly code: string;
}

interface ProofEffect {
  readonly lock?: (trx: Transaction<Schema>) => Promise<void>;
  /** Runs in the transaction that uses up the code. */
  readonly act?: (proven: ProvenIdentity) => (trx: Transaction<Schema>) => Promise<void>;
}

/** Redeems the code that this browser has had sent to an address, which then is an identity. */
export async function proveEmailIdentity(
  services: ProofServices,
  { email, code }: EmailProof,
  context: CallContext,
  { lock, act }: ProofEffect = {},
): Promise<ProvenIdentity> {
  const { config, hashKey } = services;
  requireEmailSignIn(config);
  const cookie = readOwnCookie(context.headers, config, 'presign');
  if (cookie === undefined) {
    throw new ApiError(ERROR.invalidVerificationCode, { fields: { code: 'field.emailCode' } });
  }
  const address = foldAddress(email);
  const holder = signInHolder(hashKey, { cookie, email });
  const proven = provenBy(address);
  await spendCode(
    services,
    { purpose: 'signIn', address, code, holder, context },
    { ...(lock === undefined ? {} : { lock }), act: act?.(proven) ?? (async () => {}) },
  );
  return proven;
}

function provenBy(address: string): ProvenIdentity {
  const names = { name: '', givenName: '', familyName: '' };
  const identity = { subject: emailSubject(address), email: address, emailVerified: true, isPrivateEmail: false };
  return { loginType: LOGIN_TYPE.email, issuer: '', identity: { ...identity, ...names, nonce: null } };
}
