import { amountSchema, currencySchema, momentSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';
import { stateSchema } from '../schema/state-schemas.ts';
import { PAYMENT_METHODS } from '../values/payment-methods.ts';
import { PAYMENT_STATUS } from '../values/states.ts';

/** A top-up. A partial refund leaves it paid, with `refundedAmount`; status 3 means fully refunded. */
export const depositSchema = named(
  'Deposit',
  z.object({
    orderId: z.string(),
    paymentMethod: z.enum(PAYMENT_METHODS),
    paymentStatus: stateSchema(PAYMENT_STATUS),
    currency: currencySchema,
    amount: amountSchema,
    points: amountSchema,
    refundedAmount: amountSchema,
    storeCode: described('code for paying in a convenience store', z.nullable(z.string())),
    expiresAt: described('until when it can be paid', z.nullable(momentSchema)),
    invoiceNumber: z.nullable(z.string()),
    createdAt: momentSchema,
    paidAt: z.nullable(momentSchema),
  }),
);
export type Deposit = z.output<typeof depositSchema>;

const payUrl = 'address of the page where it is paid: a path of this service, or a whole address';

/** A top-up with its payment details. */
export const payableDepositSchema = named(
  'PayableDeposit',
  z.extend(depositSchema, { payUrl: described(`${payUrl}; null when nothing is to be paid`, z.nullable(z.string())) }),
);
export type PayableDeposit = z.output<typeof payableDepositSchema>;

/** A top-up that was just created. */
export const newDepositSchema = named('NewDeposit', z.extend(depositSchema, { payUrl: described(payUrl, z.string()) }));
export type NewDeposit = z.output<typeof newDepositSchema>;

/** The sum of all matching top-ups of one currency. Only paid ones count; refunds are not deducted. */
export const depositTotalSchema = named(
  'DepositTotal',
  z.object({
    currency: currencySchema,
    count: described('of all matching ones, paid or not', z.int()),
    amount: described('what was paid', amountSchema),
    points: described('what was credited', amountSchema),
    refundedAmount: amountSchema,
  }),
);
export type DepositTotal = z.output<typeof depositTotalSchema>;

/** How one currency can be topped up. */
export const depositOptionSchema = named(
  'DepositOption',
  z.object({
    currency: currencySchema,
    minAmount: amountSchema,
    maxAmount: amountSchema,
    methods: z.array(
      z.object({
        paymentMethod: z.enum(PAYMENT_METHODS),
        provider: described('name of the payment provider', z.string()),
      }),
    ),
  }),
);
export type DepositOption = z.output<typeof depositOptionSchema>;

/** Why a notification could not be processed; an operator has to check it. */
export const DEPOSIT_PROBLEMS = ['wrong_amount', 'late_payment', 'refund_failed', 'refund_by_hand'] as const;
/** Filters for operators: any problem, one kind of problem, or waiting for a second operator. */
export const DEPOSIT_ATTENTION = ['any', 'second_person', ...DEPOSIT_PROBLEMS] as const;
export type DepositAttention = (typeof DEPOSIT_ATTENTION)[number];
export type DepositProblem = (typeof DEPOSIT_PROBLEMS)[number];

/** The state of a refund: waiting for a second operator, sent to the provider, done, to be paid manually, failed. */
export const DEPOSIT_REFUND_STATES = ['waiting', 'sending', 'done', 'by_hand', 'failed', 'given_up'] as const;
export type DepositRefundState = (typeof DEPOSIT_REFUND_STATES)[number];

/** A refund of a top-up or of a part of it. */
export const depositRefundSchema = named(
  'DepositRefund',
  z.object({
    amount: amountSchema,
    state: z.enum(DEPOSIT_REFUND_STATES),
    owedAmount: described('star coins that had already been spent and are now owed', amountSchema),
    reason: z.string(),
    operatorId: described('who requested it; null: reported by the payment provider', z.nullable(z.int())),
    createdAt: momentSchema,
  }),
);
export type DepositRefund = z.output<typeof depositRefundSchema>;

/** The state of a dispute: the bank has yet to decide, or has decided for the store or for the payer. */
export const DEPOSIT_DISPUTE_STATES = ['open', 'won', 'lost'] as const;
export type DepositDisputeState = (typeof DEPOSIT_DISPUTE_STATES)[number];

/** A payment that its payer disputes at the bank. */
export const depositDisputeSchema = named(
  'DepositDispute',
  z.object({
    amount: amountSchema,
    takenAmount: described('star coins taken back while the bank has the money', amountSchema),
    state: z.enum(DEPOSIT_DISPUTE_STATES),
    createdAt: momentSchema,
    updatedAt: momentSchema,
  }),
);
export type DepositDispute = z.output<typeof depositDisputeSchema>;

/** A top-up as operators see it. */
export const operatorDepositSchema = named(
  'OperatorDeposit',
  z.extend(depositSchema, {
    user: described('who tops up', z.object({ id: z.int(), account: z.string(), nickname: z.string() })),
    provider: described('name of the payment provider', z.string()),
    providerReference: described("the provider's own number; empty until it is known", z.string()),
    problem: described(
      'wrong_amount: another amount was reported, and nothing was credited; late_payment: paid after it was cancelled; ' +
        'refund_failed, refund_by_hand: an operator has to pay the refund',
      z.nullable(z.enum(DEPOSIT_PROBLEMS)),
    ),
    credit: described(
      'who called for crediting it, while a second operator has to make the same call',
      z.nullable(z.object({ operatorId: z.int(), reason: z.string(), createdAt: momentSchema })),
    ),
    refunds: z.array(depositRefundSchema),
    disputes: z.array(depositDisputeSchema),
  }),
);
export type OperatorDeposit = z.output<typeof operatorDepositSchema>;
