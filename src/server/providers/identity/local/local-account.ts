import type { LocalPerson } from './local-claims.ts';

/** Somebody whom the account chooser offers. */
export interface LocalAccount extends LocalPerson {
  readonly sub: string;
  readonly name: string;
  readonly role: 'player' | 'developer' | 'operator';
  /** Company of a developer; empty for others. */
  readonly company: string;
  readonly isSuspended: boolean;
}
