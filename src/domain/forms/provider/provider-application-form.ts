import type { ProviderForm } from '#contract/provider/entities.ts';
import type { CompanyIdRule } from '../../company/company-id.ts';
import { type Fields, isFields, record } from '../checks/checks.ts';
import type { FieldIssue } from '../field-issue.ts';
import { checksOf, defineForm } from '../form-table.ts';
import { PROVIDER_FIELDS, taxIdNumber } from './provider-fields.ts';

/** The form for becoming a developer (R3.32-R3.35); the country decides which fields are required. */
export type ProviderApplicationForm = ProviderForm;

const provider = defineForm<ProviderForm>(PROVIDER_FIELDS);

/** Normalizes a form for checking and storing. */
export function normalizeProviderApplicationForm(fields: Fields): Fields {
  return provider.normalize(fields);
}

/** The stored form; an absent value or one of the wrong type becomes the field's empty value. */
export function readProviderApplicationForm(fields: Fields): ProviderForm {
  return provider.read(fields);
}

/**
 * Every issue of an application to become a developer (R5.37-R5.39, O78). `companyIdRule` selects which Taiwanese tax
 * IDs are accepted. The server checks whether a tax ID or bank exists.
 */
export function checkProviderApplicationForm(
  form: unknown,
  { companyIdRule }: { readonly companyIdRule?: CompanyIdRule } = {},
): readonly FieldIssue[] {
  const fields = isFields(form) ? form : {};
  return record({ ...checksOf(PROVIDER_FIELDS), taxIdNumber: taxIdNumber(companyIdRule) })(fields, fields);
}
