import type { UserProfile } from '#contract/account/entities.ts';

/** Whether a typed text is the e-mail address of an account, in capitals or not, or its name. */
export function namesAccount(typed: string, { email, account }: Pick<UserProfile, 'email' | 'account'>): boolean {
  const text = typed.trim();
  return text !== '' && (text.toLowerCase() === email.toLowerCase() || text === account);
}
