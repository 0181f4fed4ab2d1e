import type { UserProfile } from '#contract/account/entities.ts';

/** Whether a typed text is the account's email address (ignoring case) or name. */
export function namesAccount(typed: string, { email, account }: Pick<UserProfile, 'email' | 'account'>): boolean {
  const text = typed.trim();
  return text !== '' && (text.toLowerCase() === email.toLowerCase() || text === account);
}
