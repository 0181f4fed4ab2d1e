import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildPage } from '#tests/web/build-page.ts';
import { type BecomeForm, blankForm } from './become-form.ts';
import { maskAccount, summarize } from './summary-list.tsx';

const FORM: BecomeForm = {
  ...blankForm('zh-TW'),
  bankCode: '004',
  bankName: '臺灣銀行',
  branchCode: '0040037',
  bankAccountNumber: '012345678901',
  iban: 'DE89 3704 0044 0532 0130 00',
  cnapsCode: '102100099996',
  billingContact: { name: '王小明', email: 'ming@example.com', phone: '0912345678' },
};

const page = buildPage({ locale: 'en-US' });

it('R3.34 shows bank, branch and account of Taiwan, elsewhere the IBAN or the CNAPS code', () => {
  const textsOf = (kind: 'taiwan' | 'iban' | 'number') =>
    Object.fromEntries(summarize(page, FORM, { part: 'payment', kind }).map(({ field, text }) => [field, text]));
  expect(textsOf('taiwan')).toMatchObject({
    bankCode: '臺灣銀行 (004)',
    branchCode: '0040037',
    bankAccountNumber: '••••••••8901',
  });
  expect(textsOf('iban')).toMatchObject({ iban: '••••••••••••••••••3000', bankName: '臺灣銀行' });
  expect(textsOf('number')).toMatchObject({ cnapsCode: '102100099996', bankAccountNumber: '••••••••8901' });
  expect(textsOf('taiwan')).not.toHaveProperty('iban');
});

it('shows full account numbers for checking after typing', () => {
  const numbersOf = (kind: 'taiwan' | 'iban') =>
    summarize(page, FORM, { part: 'payment', kind, isBeingChecked: true }).map(({ text }) => text);
  expect(numbersOf('taiwan')).toContain('012345678901');
  expect(numbersOf('iban')).toContain('DE89370400440532013000');
});

it('R3.35 shows the billing contact', () => {
  const texts = summarize(page, FORM, { part: 'payment', kind: 'taiwan' }).map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['王小明', 'ming@example.com', '0912345678']));
});

it('never shows more than the last four characters of an account, nor more than half', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9]{1,34}$/), (account) => {
      const masked = maskAccount(account);
      const shown = masked.replaceAll('•', '');
      expect(masked).toHaveLength(account.length);
      expect(account.endsWith(shown)).toBe(true);
      expect(shown.length).toBeLessThanOrEqual(Math.min(4, Math.floor(account.length / 2)));
    }),
    { numRuns: 50 },
  );
});
