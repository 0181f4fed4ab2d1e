import { amountSchema, currencySchema, momentSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';

/** The accounts of the ledger (docs/architecture.md, "The ledger"). */
export const ACCOUNT_KINDS = ['points', 'held', 'owed', 'sales', 'issued', 'claims'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

export const TRANSACTION_KINDS = ['top_up', 'top_up_refund', 'hold', 'release', 'exchange', 'exchange_refund'] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

export const ledgerAccountSchema = named(
  'LedgerAccount',
  z.object({
    userId: described('null for accounts of the store', z.nullable(z.int())),
    kind: z.enum(ACCOUNT_KINDS),
    currency: currencySchema,
    balance: amountSchema,
    entries: described('number of its entries', z.int()),
  }),
);
export type LedgerAccountState = z.output<typeof ledgerAccountSchema>;

/** One line of a transaction. `balanceAfter` is null for accounts that keep no balance. */
export const ledgerEntrySchema = named(
  'LedgerEntry',
  z.object({
    id: z.int(),
    transactionId: z.int(),
    transaction: z.enum(TRANSACTION_KINDS),
    reference: described('deposit:D… or order:P…', z.string()),
    kind: z.enum(ACCOUNT_KINDS),
    currency: currencySchema,
    amount: described('major units; what goes in is positive', z.number()),
    balanceAfter: z.nullable(amountSchema),
    postedAt: momentSchema,
  }),
);
export type LedgerEntryState = z.output<typeof ledgerEntrySchema>;

/** What the books are compared with, and how often something differed. */
export const LEDGER_CHECKS = [
  'balances',
  'sums',
  'circulation',
  'claims',
  'deposits',
  'refunds',
  'orders',
  'recordDays',
] as const;
export type LedgerCheck = (typeof LEDGER_CHECKS)[number];

export const ledgerReportSchema = named(
  'LedgerReport',
  z.object({
    madeAt: momentSchema,
    isBalanced: z.boolean(),
    checks: z.array(
      z.object({
        check: z.enum(LEDGER_CHECKS),
        checked: described('number of items checked', z.int()),
        findings: described('what differs, at most 20', z.array(z.string())),
      }),
    ),
    circulation: described(
      'star coins by currency: with players, held, with sellers, owed',
      z.array(
        z.object({
          currency: currencySchema,
          points: amountSchema,
          held: amountSchema,
          sales: amountSchema,
          owed: amountSchema,
        }),
      ),
    ),
  }),
);
export type LedgerReport = z.output<typeof ledgerReportSchema>;
