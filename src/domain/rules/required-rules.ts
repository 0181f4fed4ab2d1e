import { rule } from './rule.ts';

const CONTENT = /\S/;

/** Rules for required values; 0 and false are content (R5.106-R5.108, R5.110-R5.113, O70). */
export const requiredRules = {
  custom_required_1: rule('rule.custom_required_1', hasContent),
  custom_required_2: rule('rule.custom_required_2', hasContent),
  custom_required_boolean: rule('rule.custom_required_boolean', hasContent),
  array_required: rule('rule.array_required', hasItems),
  at_least_one: rule('rule.at_least_one', hasItems),
  allow_blank_required: rule('rule.allow_blank_required', (value) =>
    typeof value === 'string' ? value !== '' : isNumberOrBoolean(value),
  ),
  yes_or_no: rule('rule.yes_or_no', (value) => typeof value === 'boolean'),
} as const;

function hasContent(value: unknown): boolean {
  return typeof value === 'string' ? CONTENT.test(value) : isNumberOrBoolean(value);
}

function isNumberOrBoolean(value: unknown): boolean {
  return typeof value === 'boolean' || (typeof value === 'number' && !Number.isNaN(value));
}

function hasItems(value: unknown): boolean {
  try {
    return Array.isArray(value) && value.length > 0;
  } catch {
    // A revoked proxy throws even in Array.isArray.
    return false;
  }
}
