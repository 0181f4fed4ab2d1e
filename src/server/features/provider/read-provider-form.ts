import type { RequestOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { applyAsProvider } from '#contract/provider/endpoints.ts';
import type { ProviderForm } from '#contract/provider/entities.ts';
import type { CompanyIdRule } from '#domain/company/company-id.ts';
import type { FieldIssue } from '#domain/forms/field-issue.ts';
import {
  checkProviderApplicationForm,
  normalizeProviderApplicationForm,
  readProviderApplicationForm,
} from '#domain/forms/provider/provider-application-form.ts';

/** The fields as received. */
export type RawProviderForm = RequestOf<typeof applyAsProvider>;

/** The form as it is stored, with all issues. */
export interface ReadProviderForm {
  readonly form: ProviderForm;
  readonly issues: readonly FieldIssue[];
}

/** Data that a form is validated against besides its own rules. */
export interface ProviderChecks {
  readonly companyIdRule: CompanyIdRule;
  /** Codes of the banks of Taiwan. */
  readonly bankCodes: ReadonlySet<string>;
}

/** Reads an arbitrary form; surrounding spaces are trimmed. */
export function readProviderForm(raw: RawProviderForm, { companyIdRule, bankCodes }: ProviderChecks): ReadProviderForm {
  const normalized = normalizeProviderApplicationForm(raw);
  const issues = checkProviderApplicationForm(normalized, { companyIdRule });
  const form = readProviderApplicationForm(normalized);
  return { form, issues: [...issues, ...checkBank(form, issues, bankCodes)] };
}

/** Banks of Taiwan are known by code, and a branch has to belong to its bank. For other countries there is no list. */
function checkBank(
  { country, bankCode, branchCode }: ProviderForm,
  issues: readonly FieldIssue[],
  bankCodes: ReadonlySet<string>,
): FieldIssue[] {
  if (country !== 'TW' || issues.some(({ field }) => field === 'bankCode')) return [];
  if (!bankCodes.has(bankCode)) {
    return [{ field: 'bankCode', message: 'field.choice', code: ERROR.agencyOrBankNotFound }];
  }
  const isOfBank = branchCode === '' || branchCode.startsWith(bankCode);
  return isOfBank ? [] : [{ field: 'branchCode', message: 'field.invalid', code: ERROR.invalidFormat }];
}
