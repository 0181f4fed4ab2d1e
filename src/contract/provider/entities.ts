import { countrySchema, currencySchema, momentSchema } from '../code-schemas.ts';
import { described, named, z } from '../schema.ts';
import { stateSchema } from '../state-schemas.ts';
import { PROVIDER_REVIEW } from '../states.ts';

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

/** What was last submitted to become a developer, and where it stands. Only its owner and operators can open the pictures. */
export const providerApplicationSchema = named(
  'ProviderApplication',
  z.object({
    userId: z.int(),
    ...companyFields,
    documents: described('addresses of 1 to 10 pictures', z.array(z.string())),
    ...personInChargeFields,
    ...paymentAccountFields,
    passbook: described('addresses of 1 or 2 pictures', z.array(z.string())),
    billingContact: billingContactSchema,
    terms: z.boolean(),
    privacy: z.boolean(),
    providerReviewStatus: stateSchema(PROVIDER_REVIEW),
    rejectReason: z.string(),
    submittedAt: momentSchema,
  }),
);
export type ProviderApplication = z.output<typeof providerApplicationSchema>;
