import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isErrorCode } from '#contract/errors/error-definitions.ts';
import errorTexts from '#i18n/catalogs/errors/en-US.json' with { type: 'json' };
import ruleTexts from '#i18n/catalogs/rules/en-US.json' with { type: 'json' };
import { checkApplicationForm } from './application/application-form.ts';
import {
  APPLICATION_EXAMPLE,
  FOREIGN_PROVIDER_EXAMPLE,
  PRODUCT_EXAMPLE,
  TAIWAN_PROVIDER_EXAMPLE,
  VERSION_EXAMPLE,
} from './examples.ts';
import type { FieldIssue } from './field-issue.ts';
import { checkProductForm } from './product/product-form.ts';
import { checkProfileForm } from './provider/profile-form.ts';
import { checkProviderApplicationForm } from './provider/provider-application-form.ts';
import { checkVersionForm } from './version/version-form.ts';

const PROFILE = {
  nickname: 'player',
  familyName: 'Li',
  givenName: 'x',
  birthdate: '2000-01-01',
  address: 'x',
  postalCode: '1',
};
const today = { year: 2026, month: 11, day: 21 };

const FORMS: readonly { name: string; check: (form: unknown) => readonly FieldIssue[]; example: object }[] = [
  { name: 'application', check: checkApplicationForm, example: APPLICATION_EXAMPLE },
  { name: 'version', check: checkVersionForm, example: VERSION_EXAMPLE },
  { name: 'product', check: checkProductForm, example: PRODUCT_EXAMPLE },
  { name: 'provider', check: checkProviderApplicationForm, example: TAIWAN_PROVIDER_EXAMPLE },
  { name: 'foreign provider', check: checkProviderApplicationForm, example: FOREIGN_PROVIDER_EXAMPLE },
  { name: 'profile', check: (form) => checkProfileForm(form, { today }), example: PROFILE },
];

const KEYS = new Set([...Object.keys(ruleTexts), ...Object.keys(errorTexts)]);

function expectWellFormed(issues: readonly FieldIssue[]): void {
  for (const { field, message, code } of issues) {
    expect(field).toMatch(/^\w+(?:\.[\w-]+)*$/);
    expect(KEYS).toContain(message);
    expect(isErrorCode(code)).toBe(true);
  }
}

/** Any value, or a valid one with some part replaced. */
function spoiled(value: unknown): fc.Arbitrary<unknown> {
  const anything = fc.anything({ withNullPrototype: true, withSparseArray: true, withBigInt: true });
  if (Array.isArray(value)) return fc.oneof(anything, fc.tuple(...value.map(spoiled)));
  if (typeof value !== 'object' || value === null) return fc.oneof(anything, fc.constant(value));
  const fields = Object.entries(value).map(([name, inner]) => [name, spoiled(inner)]);
  return fc.oneof(
    { weight: 1, arbitrary: anything },
    { weight: 4, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys: [] }) },
  );
}

describe.each(FORMS)('the $name form', ({ check, example }) => {
  it('never throws, and answers with fields, messages and codes that exist', () => {
    fc.assert(
      fc.property(spoiled(example), (form) => {
        expectWellFormed(check(form));
      }),
    );
  });

  it('answers shortly about lists that are too long', () => {
    for (const field of Object.keys(example)) {
      expect(check({ ...example, [field]: Array(100_000).fill(0) }).length).toBeLessThan(30);
    }
  });
});
