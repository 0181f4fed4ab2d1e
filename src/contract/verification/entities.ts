import { described, named, z } from '../schema/schema.ts';

/** What a code verifies for an account: an email address, a phone number, or a new device. */
export const CODE_PURPOSES = ['email', 'phone', 'device'] as const;
export type AccountCodePurpose = (typeof CODE_PURPOSES)[number];
/** `signIn`: whoever enters it is signed in to the account of the address. */
export type CodePurpose = AccountCodePurpose | 'signIn';

/**
 * Where the latest code of a purpose stands: `none` where there is none that could still be used, `sending` until a
 * provider has taken it, `undeliverable` where none will, `burnt` after too many wrong tries.
 */
export const CODE_STATES = ['none', 'sending', 'sent', 'undeliverable', 'burnt'] as const;
export type CodeState = (typeof CODE_STATES)[number];

/** The result of requesting a code; it is sent a moment later. */
export const codeSentSchema = named(
  'CodeSent',
  z.object({ result: z.literal(true), expiresIn: described('seconds', z.int()) }),
);
export type CodeSent = z.output<typeof codeSentSchema>;

export const codeStatusSchema = named(
  'CodeStatus',
  z.object({
    state: z.enum(CODE_STATES),
    expiresIn: described('seconds until the code expires; a new one can be sent at 0', z.int()),
    errorCode: described(
      'why a code is undeliverable: 80000 mail, 80001 to 80003 SMS; null otherwise',
      z.nullable(z.int()),
    ),
  }),
);
export type CodeStatus = z.output<typeof codeStatusSchema>;
