import type { LocalPerson } from './local-claims.ts';

/** An account that the chooser offers. */
export interface LocalAccount extends LocalPerson {
  readonly sub: string;
  readonly name: string;
  readonly role: 'player' | 'developer' | 'operator';
  /** A developer's company; empty for others. */
  readonly company: string;
  readonly isSuspended: boolean;
}
