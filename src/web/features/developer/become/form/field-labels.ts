import type { MessageKey } from '#i18n/message-key.ts';
import type { FieldName } from './become-steps.ts';

/** The label of each field: at the field, in the problem summary and in the confirmation. */
export const FIELD_LABELS = {
  country: 'words.countryOrRegion',
  name: 'words.companyName',
  taxIdNumber: 'become.field.taxIdNumber',
  currency: 'become.field.currency',
  address: 'become.field.address',
  website: 'become.field.website',
  email: 'become.field.email',
  phone: 'become.field.phone',
  documents: 'become.field.documents',
  pocFamilyName: 'become.field.pocFamilyName',
  pocGivenName: 'become.field.pocGivenName',
  pocEmail: 'become.field.pocEmail',
  pocCallingCode: 'become.field.pocCallingCode',
  pocPhoneNumber: 'become.field.pocPhoneNumber',
  bankCode: 'words.bank',
  branchCode: 'become.field.branchCode',
  iban: 'become.account.iban',
  bankName: 'become.field.bankName',
  cnapsCode: 'words.cnapsCode',
  bankAccountNumber: 'become.account.number',
  passbook: 'become.field.passbook',
  'billingContact.name': 'become.field.billingName',
  'billingContact.email': 'become.field.billingEmail',
  'billingContact.phone': 'become.field.billingPhone',
  terms: 'shell.footer.terms',
  privacy: 'shell.footer.privacy',
} as const satisfies Record<FieldName, MessageKey>;
