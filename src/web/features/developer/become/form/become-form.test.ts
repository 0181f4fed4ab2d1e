import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accountKindOf,
  type BecomeForm,
  blankForm,
  changeForm,
  chooseCountry,
  completeForm,
  formToSubmit,
} from './become-form.ts';

const person = {
  pocGivenName: 'Ming',
  pocFamilyName: 'Wang',
  pocEmail: 'ming@example.com',
  pocPhoneNumber: '0912345678',
};

function build(change: Partial<BecomeForm> = {}): BecomeForm {
  return { ...blankForm('zh-TW'), ...change };
}

describe('the country', () => {
  it('is that of the language at first, with its currency and calling code', () => {
    expect(blankForm('zh-TW')).toMatchObject({ country: 'TW', currency: 'TWD', pocCallingCode: '886' });
    expect(blankForm('vi-VN')).toMatchObject({ country: 'VN', currency: 'EUR', pocCallingCode: '84' });
  });

  it('brings its currency and calling code along until others are chosen', () => {
    expect(chooseCountry(build(), 'MY')).toMatchObject({ country: 'MY', currency: 'MYR', pocCallingCode: '60' });
    const chosen = build({ currency: 'EUR', pocCallingCode: '49' });
    expect(chooseCountry(chosen, 'MY')).toMatchObject({ country: 'MY', currency: 'EUR', pocCallingCode: '49' });
  });

  it('determines the account kind, unless something is typed', () => {
    expect(accountKindOf(build())).toBe('taiwan');
    expect(accountKindOf(build({ country: 'DE' }))).toBe('iban');
    expect(accountKindOf(build({ country: 'CN' }))).toBe('number');
    expect(accountKindOf(build({ country: 'DE', bankAccountNumber: '1' }))).toBe('number');
    expect(accountKindOf(build({ country: 'CN', iban: 'DE' }))).toBe('iban');
  });
});

describe('the billing contact', () => {
  it('follows the person in charge while it is the same', () => {
    const same = changeForm(
      build(person),
      { billingContact: { name: 'Wang Ming', email: person.pocEmail, phone: person.pocPhoneNumber } },
      'zh-TW',
    );
    expect(changeForm(same, { pocEmail: 'new@example.com' }, 'zh-TW').billingContact.email).toBe('new@example.com');
  });

  it('stays different once it was changed', () => {
    const other = build({ ...person, billingContact: { name: 'Li', email: 'li@example.com', phone: '02' } });
    expect(changeForm(other, { pocEmail: 'new@example.com' }, 'zh-TW').billingContact).toEqual(other.billingContact);
  });
});

describe('stored and submitted values', () => {
  it('completes a draft of which anything is missing', () => {
    expect(completeForm({ name: 'Star', country: 'DE', billingContact: { email: 'a@example.com' } }, 'zh-TW')).toEqual({
      ...blankForm('zh-TW'),
      country: 'DE',
      currency: '',
      pocCallingCode: '',
      name: 'Star',
      billingContact: { name: '', email: 'a@example.com', phone: '' },
    });
  });

  it('submits only the bank fields of the account kind, whatever was typed before', () => {
    const typed = build({
      bankCode: '004',
      bankAccountNumber: '12',
      iban: 'de89 3704',
      cnapsCode: '9',
      branchCode: '0040037',
    });
    expect(formToSubmit(typed, 'taiwan')).toMatchObject({
      bankCode: '004',
      bankAccountNumber: '12',
      iban: '',
      cnapsCode: '',
    });
    expect(formToSubmit(typed, 'iban')).toMatchObject({
      bankCode: '',
      bankAccountNumber: '',
      iban: 'DE893704',
      cnapsCode: '',
    });
    expect(formToSubmit(typed, 'number')).toMatchObject({
      bankCode: '',
      branchCode: '',
      bankAccountNumber: '12',
      iban: '',
    });
  });

  it('has no spaces around any text, and changes nothing when it is done again', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, billed) => {
        const sent = formToSubmit(build({ name, billingContact: { name: billed, email: '', phone: '' } }), 'taiwan');
        expect(sent.name).toBe(name.trim());
        expect(sent.billingContact.name).toBe(billed.trim());
        expect(formToSubmit(sent, 'taiwan')).toEqual(sent);
      }),
      { numRuns: 50 },
    );
  });
});
