import type { Contact } from '#contract/application/entities.ts';
import type { ChannelKey } from '#contract/values/channels.ts';

interface AccountAddresses {
  readonly email: string;
  readonly callingCode: string;
  readonly phoneNumber: string;
}

/** The contact channels taken from the account (O124), without empty ones. */
export function accountContacts(profile: AccountAddresses | null): readonly (Contact & { key: ChannelKey })[] {
  if (profile === null) return [];
  const { email, callingCode, phoneNumber } = profile;
  const number = phoneNumber === '' ? '' : `+${callingCode} ${phoneNumber}`;
  return [
    { key: 'phone_number' as const, value: number },
    { key: 'email' as const, value: email },
  ].filter(({ value }) => value !== '');
}
