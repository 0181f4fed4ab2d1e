import { expect, it } from 'vitest';
import { companyRules } from './company-rules.ts';
import { companyExamples } from './examples/company.ts';
import { findFailingExamples } from './examples/find-failing-examples.ts';

const SEVENTH_IS_SEVEN = [
  ['10458575', true],
  ['10458574', true],
  ['12345676', true],
  ['12345675', true],
  ['10458576', false],
  ['10458573', false],
  ['12345678', false],
  ['12345674', false],
] as const;

it('R5.115 is_valid_company_id: eight digits whose total divides by 10', () => {
  expect(findFailingExamples(companyRules.is_valid_company_id, companyExamples.is_valid_company_id)).toEqual([]);
});

it.each(SEVENTH_IS_SEVEN)('R5.116 is_valid_company_id with a 7 in the seventh place: %s is %s', (id, isValid) => {
  expect(companyRules.is_valid_company_id.check(id, {}) === true).toBe(isValid);
});

it('R5.117 is_valid_company_id answers that the format is invalid', () => {
  const answer = (id: string) => companyRules.is_valid_company_id.check(id, {});
  expect(['12345678', '2209913'].map(answer)).toEqual(Array(2).fill('rule.is_valid_company_id'));
  expect(['22099131', '10458574'].map(answer)).toEqual([true, true]);
});

it('R5.37 no_post_office_box', () => {
  expect(findFailingExamples(companyRules.no_post_office_box, companyExamples.no_post_office_box)).toEqual([]);
});
