import { countrySchema, currencySchema, daySchema, momentSchema } from '../schema/code-schemas.ts';
import { isStorableText } from '../schema/parameter-schemas.ts';
import { described, named, z } from '../schema/schema.ts';
import { stateSchema } from '../schema/state-schemas.ts';
import { PROVIDER_REVIEW } from '../values/states.ts';

/** Whom invoices of the platform go to (R3.35). */
export const billingContactSchema = named(
  'BillingContact',
  z.object({ name: z.string(), email: z.string(), phone: z.string() }),
);
export type BillingContact = z.output<typeof billingContactSchema>;

/** What the company is (R3.32). */
const companyFields = {
  name: z.string(),
  taxIdNumber: z.string(),
  country: countrySchema,
  currency: currencySchema,
  website: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
};

/** The person in charge, "point of contact" (R3.33). */
const personInChargeFields = {
  pocGivenName: z.string(),
  pocFamilyName: z.string(),
  pocEmail: z.string(),
  pocCallingCode: described('digits without the plus sign', z.string()),
  pocPhoneNumber: z.string(),
};

/** Where earnings are paid to (R3.34): bank code and account in Taiwan, IBAN or CNAPS code elsewhere. */
const paymentAccountFields = {
  bankCode: described('3 digits, empty outside Taiwan', z.string()),
  branchCode: described('7 digits or empty', z.string()),
  bankName: z.string(),
  bankAccountNumber: z.string(),
  iban: z.string(),
  cnapsCode: z.string(),
};

/** The company behind a developer (R3.46-R3.50). */
export const providerProfileSchema = named(
  'ProviderProfile',
  z.object({
    userId: z.int(),
    enable: z.boolean(),
    ...companyFields,
    ...personInChargeFields,
    ...paymentAccountFields,
    billingContact: billingContactSchema,
    terms: z.boolean(),
    termsSigningAt: z.nullable(momentSchema),
    verified: z.boolean(),
    createdAt: momentSchema,
    updatedAt: momentSchema,
  }),
);
export type ProviderProfile = z.output<typeof providerProfileSchema>;

/** The days between which an application is answered, 3 to 5 business days after it came in (R4.20). */
export const reviewDueSchema = named('ReviewDue', z.object({ from: daySchema, to: daySchema }));
export type ReviewDue = z.output<typeof reviewDueSchema>;

/** A question of the operators about an application, or the applicant's answer. */
export const reviewMessageSchema = named(
  'ReviewMessage',
  z.object({
    id: z.int(),
    isOperator: described('true: a question of an operator; false: an answer', z.boolean()),
    text: z.string(),
    attachments: described('addresses of pictures', z.array(z.string())),
    createdAt: momentSchema,
  }),
);
export type ReviewMessage = z.output<typeof reviewMessageSchema>;

/** An application makes a player a developer; a change alters what an operator has approved before. */
export const PROVIDER_SUBMISSION_KINDS = ['application', 'change'] as const;
export type ProviderSubmissionKind = (typeof PROVIDER_SUBMISSION_KINDS)[number];

/** Where a submission stands; `none` stands for the accounts that have made none. */
export const PROVIDER_SUBMISSION_STATUS = {
  reviewing: PROVIDER_REVIEW.reviewing,
  approved: PROVIDER_REVIEW.approved,
  rejected: PROVIDER_REVIEW.rejected,
  timedOut: PROVIDER_REVIEW.timedOut,
} as const;
export type ProviderSubmissionStatus = (typeof PROVIDER_SUBMISSION_STATUS)[keyof typeof PROVIDER_SUBMISSION_STATUS];

/** What an account fills in to become a developer (R3.32-R3.35). */
export const providerFormSchema = named(
  'ProviderForm',
  z.object({
    ...companyFields,
    documents: described('1 to 10 pictures', z.array(z.string())),
    ...personInChargeFields,
    ...paymentAccountFields,
    passbook: described('1 or 2 pictures', z.array(z.string())),
    billingContact: billingContactSchema,
    terms: z.boolean(),
    privacy: z.boolean(),
  }),
);
export type ProviderForm = z.output<typeof providerFormSchema>;

/** What was last submitted, and its status. Only its owner and operators can open the pictures. */
export const providerApplicationSchema = named(
  'ProviderApplication',
  z.extend(providerFormSchema, {
    userId: z.int(),
    submissionId: z.int(),
    kind: z.enum(PROVIDER_SUBMISSION_KINDS),
    providerReviewStatus: stateSchema(PROVIDER_SUBMISSION_STATUS),
    rejectReason: described('of the rejection or the time-out; empty before', z.string()),
    submittedAt: momentSchema,
    decidedAt: z.nullable(momentSchema),
    reviewDueAt: reviewDueSchema,
    lapsesAt: described('when it times out without a decision', momentSchema),
    isAnswerAwaited: described('the latest message is a question that the applicant has not answered', z.boolean()),
    messages: described('the oldest first', z.array(reviewMessageSchema)),
  }),
);
export type ProviderApplication = z.output<typeof providerApplicationSchema>;

const storable = z.string().check(z.refine(isStorableText, 'field.invalid'));
const typed = z.optional(storable);
const pictures = z.optional(z.array(storable));

/** The same as typed so far: anything may be missing or wrong; fields of other names are dropped. */
export const providerDraftFormSchema = named(
  'ProviderDraftForm',
  z.object({
    name: typed,
    taxIdNumber: typed,
    country: typed,
    currency: typed,
    website: typed,
    email: typed,
    phone: typed,
    address: typed,
    documents: pictures,
    pocGivenName: typed,
    pocFamilyName: typed,
    pocEmail: typed,
    pocCallingCode: typed,
    pocPhoneNumber: typed,
    bankCode: typed,
    branchCode: typed,
    bankName: typed,
    bankAccountNumber: typed,
    iban: typed,
    cnapsCode: typed,
    passbook: pictures,
    billingContact: z.optional(z.object({ name: typed, email: typed, phone: typed })),
    terms: z.optional(z.boolean()),
    privacy: z.optional(z.boolean()),
  } satisfies Record<keyof ProviderForm, unknown>),
);
export type ProviderDraftForm = z.output<typeof providerDraftFormSchema>;

/** An application to become a developer that is being filled in. */
export const providerDraftSchema = named(
  'ProviderDraft',
  z.object({
    form: providerDraftFormSchema,
    step: described('1 to 5, as the pages count them', z.int()),
    revision: described('starts at 1 and increases with every change', z.int()),
    savedAt: momentSchema,
  }),
);
export type ProviderDraft = z.output<typeof providerDraftSchema>;
