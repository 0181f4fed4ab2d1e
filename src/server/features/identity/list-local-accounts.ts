import type { IdentityProviderName } from '#contract/account/entities.ts';
import { LOGIN_TYPE, USER_STATUS, USER_TYPE } from '#contract/values/states.ts';
import type { LocalAccount } from '../../providers/identity/local/local-account.ts';
import { localSubject } from '../../providers/identity/local/local-claims.ts';
import type { Services } from '../../services.ts';
import { listProviderAccounts } from './identity-queries.ts';

type AccountRow = Awaited<ReturnType<typeof listProviderAccounts>>[number];

/**
 * Lists the accounts in a local provider's account chooser: those that use the provider, and the operators from the
 * settings, who may not have signed in yet.
 */
export function createListLocalAccounts({ database, config }: Pick<Services, 'database' | 'config'>) {
  const operators = config.OPERATOR_EMAILS.map((email) => email.toLowerCase());
  return async (provider: IdentityProviderName): Promise<LocalAccount[]> => {
    const rows = await listProviderAccounts(database.db, LOGIN_TYPE[provider]);
    const accounts = rows.map((row) => presentAccount(row, operators));
    const known = new Set(accounts.map(({ email }) => email.toLowerCase()));
    const missing = operators.filter((email) => !known.has(email)).map((email) => newOperator(provider, email));
    return [...accounts, ...missing];
  };
}

function presentAccount(row: AccountRow, operators: readonly string[]): LocalAccount {
  const { subject, email, type, status, company } = row;
  // The store's verification of another address does not apply to this one.
  const emailVerified = row.is_email_confirmed && row.account_email === email;
  const isOperator = emailVerified && operators.includes(email.toLowerCase());
  const isDeveloper = type === USER_TYPE.developer;
  const fullName = [row.given_name, row.family_name].filter(Boolean).join(' ');
  return {
    sub: subject,
    email,
    emailVerified,
    name: fullName || row.nickname,
    role: isOperator ? 'operator' : isDeveloper ? 'developer' : 'player',
    company: isDeveloper ? (company ?? '') : '',
    isSuspended: status === USER_STATUS.suspended,
  };
}

function newOperator(provider: IdentityProviderName, email: string): LocalAccount {
  const [name = email] = email.split('@');
  const sub = localSubject(provider, email);
  return { sub, email, emailVerified: true, name, role: 'operator', company: '', isSuspended: false };
}
