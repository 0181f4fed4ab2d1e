import { wireType } from '../openapi/wire-type.ts';
import { z } from '../schema/schema.ts';
import type { ProviderForm } from './entities.ts';

/*
 * Fields of the form are handed on as they come: `domain/forms/provider/provider-application-form.ts` checks all of them at once.
 */

// @__NO_SIDE_EFFECTS__
function asItComes<Value>(jsonSchema: Readonly<Record<string, unknown>>) {
  return z.optional(wireType<Value | null | undefined, unknown>({ read: (raw) => raw, jsonSchema }));
}

const textField = asItComes<string>({ type: 'string' });
const pictureField = asItComes<readonly string[]>({
  type: 'array',
  items: { type: 'string', description: 'the uploadId or URL of one of your own uploads' },
});
const contactField = asItComes<ProviderForm['billingContact']>({
  type: 'object',
  properties: { name: { type: 'string' }, email: { type: 'string' }, phone: { type: 'string' } },
});

/** A tick travels as text in a form. */
const tickField = z.optional(
  wireType<boolean | 'true' | 'false' | null | undefined, unknown>({
    read: (raw) => (raw === 'true' ? true : raw),
    jsonSchema: { type: 'boolean' },
  }),
);

/** What a developer changes without a review. */
export const contactFields = {
  website: textField,
  email: textField,
  phone: textField,
  address: textField,
  billingContact: contactField,
};

/** What an operator has to approve, with the pictures that prove it. */
export const reviewedFields = {
  name: textField,
  taxIdNumber: textField,
  country: textField,
  currency: textField,
  documents: pictureField,
  pocGivenName: textField,
  pocFamilyName: textField,
  pocEmail: textField,
  pocCallingCode: textField,
  pocPhoneNumber: textField,
  bankCode: textField,
  branchCode: textField,
  bankName: textField,
  bankAccountNumber: textField,
  iban: textField,
  cnapsCode: textField,
  passbook: pictureField,
};

/** The whole form. */
export const providerFormRequest = z.object({
  ...reviewedFields,
  ...contactFields,
  terms: tickField,
  privacy: tickField,
} satisfies Record<keyof ProviderForm, unknown>);
