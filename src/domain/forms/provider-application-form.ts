import type { ProviderForm } from '#contract/provider/entities.ts';
import type { CompanyIdRule } from '../company/company-id.ts';
import { type Fields, isFields, record } from './checks.ts';
import type { FieldIssue } from './field-issue.ts';
import { checksOf, defineForm } from './form-table.ts';
import { PROVIDER_FIELDS, taxIdNumber } from './provider-fields.ts';

/** What somebody fills in to become a developer (R3.32-R3.35); the country decides what else is asked. */
export type ProviderApplicationForm = ProviderForm;

const provider = defineForm<ProviderForm>(PROVIDER_FIELDS);

/** A form as it is checked and stored. */
export function tidyProviderApplicationForm(fields: Fields): Fields {
  return provider.tidy(fields);
}

/** The stored form. What is absent or of the wrong type becomes the field's empty value. */
export function readProviderApplicationForm(fields: Fields): ProviderForm {
  return provider.read(fields);
}

/**
 * Every issue of an application to become a developer (R5.37-R5.39, O78). `companyIdRule` says which tax IDs of Taiwan
 * are taken. Whether a tax ID or a bank is known is for the server to see.
 */
export function checkProviderApplicationForm(
  form: unknown,
  { companyIdRule }: { readonly companyIdRule?: CompanyIdRule } = {},
): readonly FieldIssue[] {
  const fields = isFields(form) ? form : {};
  return record({ ...checksOf(PROVIDER_FIELDS), taxIdNumber: taxIdNumber(companyIdRule) })(fields, fields);
}
