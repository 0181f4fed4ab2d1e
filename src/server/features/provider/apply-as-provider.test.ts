import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getUserProfile } from '#contract/account/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import {
  applyAsProvider,
  checkTaxId,
  getProviderApplication,
  reapplyAsProvider,
} from '#contract/provider/endpoints.ts';
import { makeSignature } from '#contract/request/signature.ts';
import { HEADERS, LIMITS } from '#contract/values/limits.ts';
import { buildProvider } from '#tests/factories/build-provider.ts';
import { buildUpload } from '#tests/factories/build-upload.ts';
import { openProviderTrial, type ProviderInput, type ProviderTrial } from '#tests/product/open-provider-trial.ts';
import { openTestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';

let trial: ProviderTrial;

beforeAll(async () => {
  trial = await openProviderTrial();
});

afterAll(() => trial.product.close());

/** The error for a new applicant whose form has one field changed. */
async function refuse(overrides: Partial<Record<keyof ProviderInput, unknown>>) {
  const person = await trial.buildApplicant();
  const form = { ...(await trial.buildForm(person)), ...overrides };
  return trial.product.refuse(applyAsProvider, form, person);
}

describe('a form that is right', () => {
  it('R4.19 R6.4 R7.42 is taken, and the account is under review', async () => {
    const person = await trial.buildApplicant();
    expect(await trial.apply(person)).toEqual({
      result: true,
      providerReviewStatus: 1,
      // The trial's clock is at Sunday, 1 March 2026.
      reviewDueAt: { from: '2026-03-04', to: '2026-03-06' },
    });
    expect(await trial.product.call(getUserProfile, {}, person)).toMatchObject({ type: 1, providerReviewStatus: 1 });
  });

  it('R3.32 R3.33 R3.34 R3.35 is kept in every field, with the addresses of its pictures', async () => {
    const person = await trial.buildApplicant();
    const form = await trial.buildForm(person, { name: '  星辰遊戲  ', branchCode: '', iban: '' });
    await trial.product.call(applyAsProvider, form, person);
    const kept = await trial.product.call(getProviderApplication, {}, person);
    const { documents, passbook, ...fields } = form;
    expect(kept).toMatchObject({ ...fields, name: '星辰遊戲', kind: 'application', rejectReason: '', messages: [] });
    expect(kept.documents).toEqual([`/files/private/${documents?.[0]}/document.png`]);
    expect(kept.passbook).toHaveLength(1);
    expect(passbook).toHaveLength(1);
  });

  it('is taken once: a second one is 60037, and only a rejection opens the other call', async () => {
    const person = await trial.buildApplicant();
    await trial.apply(person);
    const form = await trial.buildForm(person);
    expect(await trial.product.refuse(applyAsProvider, form, person)).toMatchObject({
      status: 409,
      code: ERROR.alreadyProviderOrUnderReview,
    });
    expect(await trial.product.refuse(reapplyAsProvider, form, person)).toMatchObject({
      status: 409,
      code: ERROR.alreadyProviderOrUnderReview,
    });
  });

  it('R7.43 is rejected by the second call for an account that never applied: 50014', async () => {
    const person = await trial.buildApplicant();
    const form = await trial.buildForm(person);
    expect(await trial.product.refuse(reapplyAsProvider, form, person)).toMatchObject({
      status: 404,
      code: ERROR.providerNotFound,
    });
    expect(await trial.product.refuse(getProviderApplication, {}, person)).toMatchObject({
      status: 404,
      code: ERROR.providerNotFound,
    });
  });

  it('R7.43 of a rejected account is accepted by the second call only', async () => {
    const person = await trial.buildApplicant();
    await trial.apply(person);
    await trial.decide(person, 'reject', { reasons: ['documents_missing'] });
    const form = await trial.buildForm(person);
    expect(await trial.product.refuse(applyAsProvider, form, person)).toMatchObject({
      code: ERROR.alreadyProviderOrUnderReview,
    });
    expect(await trial.reapply(person)).toMatchObject({ result: true, providerReviewStatus: 1 });
  });

  it('of many accounts cannot flood the mailbox of one contact person', async () => {
    const settings = { RATE_LIMIT: 'on', RATE_LIMIT_NOTICES: '2' };
    const limited = await openTestProduct({ beside: trial.product, settings });
    const statuses = [];
    for (const pocEmail of ['victim@example.com', 'Victim@example.com', 'victim@example.com', 'other@example.com']) {
      const person = await trial.buildApplicant();
      const form = await trial.buildForm(person, { pocEmail });
      statuses.push((await limited.send(applyAsProvider, form, person)).status);
    }
    await limited.close();
    expect(statuses).toEqual([200, 200, 429, 200]);
  });

  it('of two sent at once one is taken', async () => {
    const person = await trial.buildApplicant();
    const forms = [await trial.buildForm(person), await trial.buildForm(person)];
    const answers = await Promise.all(forms.map((form) => trial.product.send(applyAsProvider, form, person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('who may apply', () => {
  it('R6.4 is no visitor (30000) and no developer (60037)', async () => {
    expect(await trial.product.refuse(applyAsProvider, {})).toMatchObject({
      status: 401,
      code: ERROR.authorizationMissing,
    });
    const developer = await trial.buildDeveloper();
    const form = await trial.buildForm(developer);
    expect(await trial.product.refuse(applyAsProvider, form, developer)).toMatchObject({
      code: ERROR.alreadyProviderOrUnderReview,
    });
    expect(await trial.product.refuse(reapplyAsProvider, form, developer)).toMatchObject({
      code: ERROR.alreadyProviderOrUnderReview,
    });
  });

  it('is nobody whose email address is not verified (40001)', async () => {
    const stranger = { email: 'unproved@example.com', emailVerified: false };
    const { headers } = await signIn(trial.product, stranger, 'apple');
    expect(await trial.product.refuse(applyAsProvider, {}, { headers })).toMatchObject({
      status: 403,
      code: ERROR.emailNotVerified,
    });
  });
});

describe('a form that is wrong', () => {
  it('R3.32 names every field that fails at once', async () => {
    const person = await trial.buildApplicant();
    const { status, code, fields } = await trial.product.refuse(applyAsProvider, {}, person);
    expect([status, code]).toEqual([400, ERROR.invalidFormat]);
    expect(Object.keys(fields ?? {}).sort()).toEqual(
      [
        ...['address', 'billingContact', 'country', 'currency', 'documents', 'email', 'name', 'passbook', 'phone'],
        ...['bankAccountNumber', 'pocCallingCode', 'pocEmail', 'pocFamilyName', 'pocGivenName', 'pocPhoneNumber'],
        ...['privacy', 'taxIdNumber', 'terms', 'website'],
      ].sort(),
    );
  });

  it('R7.42 is refused as JSON with 20001', async () => {
    const person = await trial.buildApplicant();
    const form = await trial.buildForm(person);
    const iat = Math.floor(trial.product.clock.now() / 1000);
    const token = await makeSignature({ params: form, iat, secret: 'test sign secret', jti: 'json' });
    const response = await trial.product.request(applyAsProvider.path, {
      method: 'POST',
      body: JSON.stringify(form),
      headers: {
        ...person.headers,
        'content-type': 'application/json',
        [HEADERS.clientVersion]: String(LIMITS.clientVersion),
        [HEADERS.signature]: `Bearer ${token}`,
      },
    });
    expect([response.status, (await response.json()).error.code]).toEqual([400, ERROR.invalidFormat]);
  });

  it('R7.42 is refused with 20001 for a tax ID that cannot be one', async () => {
    expect(await refuse({ taxIdNumber: '12345678' })).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { taxIdNumber: 'rule.is_valid_company_id' },
    });
  });

  it('R5.37 is refused for a post-office box', async () => {
    expect(await refuse({ address: 'P.O. Box 123, Taipei' })).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { address: 'rule.no_post_office_box' },
    });
  });

  it('R5.38 R5.39 is refused without both ticks', async () => {
    expect(await refuse({ terms: false })).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { terms: 'form.terms' },
    });
    expect(await refuse({ privacy: undefined })).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { privacy: 'form.privacy' },
    });
  });

  it('R8.6 R5.15 R5.17 is refused with 20004 for too few or too many pictures', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `upload-${index}`);
    expect(await refuse({ passbook: [] })).toMatchObject({
      code: ERROR.wrongImageCount,
      fields: { passbook: 'image.min_count' },
    });
    expect(await refuse({ passbook: many(3) })).toMatchObject({
      code: ERROR.wrongImageCount,
      fields: { passbook: 'image.max_count' },
    });
    expect(await refuse({ documents: [] })).toMatchObject({
      code: ERROR.wrongImageCount,
      fields: { documents: 'image.min_count' },
    });
    expect(await refuse({ documents: many(11) })).toMatchObject({
      code: ERROR.wrongImageCount,
      fields: { documents: 'image.max_count' },
    });
  });

  it('R5.15 R5.17 is taken with the most pictures there may be', async () => {
    const person = await trial.buildApplicant();
    const user_id = person.userId;
    const documents = [];
    for (let count = 0; count < 10; count += 1)
      documents.push((await buildUpload(trial.product.db, { user_id, purpose: 'document' })).id);
    const second = await buildUpload(trial.product.db, { user_id, purpose: 'passbook' });
    const { passbook } = await trial.buildForm(person);
    await trial.apply(person, { documents, passbook: [...(passbook ?? []), second.url] });
    const kept = await trial.product.call(getProviderApplication, {}, person);
    expect([kept.documents.length, kept.passbook.length]).toEqual([10, 2]);
  });

  it('is rejected for pictures of another account, another purpose or no account, with all other errors', async () => {
    const other = await trial.buildApplicant();
    const { documents } = await trial.buildForm(other);
    expect(await refuse({ documents, passbook: ['nothing'], name: '' })).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { 'documents.0': 'image.unknown', 'passbook.0': 'image.unknown', name: 'field.required' },
    });
  });

  it('R8.12 is refused with 50013, 50017 and 50018 for what does not exist, and 20001 for a branch of another bank', async () => {
    expect(await refuse({ currency: 'USD' })).toMatchObject({ status: 404, code: ERROR.currencyNotFound });
    expect(await refuse({ country: 'ZZ', phone: '+886227208889' })).toMatchObject({
      status: 404,
      code: ERROR.countryNotFound,
    });
    expect(await refuse({ bankCode: '999', branchCode: '' })).toMatchObject({
      status: 404,
      code: ERROR.agencyOrBankNotFound,
      fields: { bankCode: 'field.choice' },
    });
    expect(await refuse({ bankCode: '007' })).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { branchCode: 'field.invalid' },
    });
  });

  it('R8.16 is refused with 60004 for a calling code that no country has', async () => {
    expect(await refuse({ pocCallingCode: '999' })).toMatchObject({ code: ERROR.invalidCountryCode });
  });
});

describe('tax IDs', () => {
  it('R5.29 R8.19 are refused with 60040 while another application or developer has them, in any case', async () => {
    const first = await trial.buildApplicant();
    await trial.apply(first, { taxIdNumber: '22099131' });
    expect(await refuse({ taxIdNumber: '22099131' })).toMatchObject({
      status: 409,
      code: ERROR.duplicateTaxNumber,
      fields: { taxIdNumber: 'error.60040' },
    });
    await trial.decide(first, 'approve');
    expect(await refuse({ taxIdNumber: '22099131' })).toMatchObject({ code: ERROR.duplicateTaxNumber });
    await buildProvider(trial.product.db, { tax_id_number: 'de 136 695976', country: 'DE' });
    const foreign = {
      country: 'DE',
      phone: '030 901820',
      iban: 'DE89370400440532013000',
      bankCode: '',
      branchCode: '',
    };
    const billingContact = { name: 'Max', email: 'max@sterne.de', phone: '030 901820' };
    expect(await refuse({ ...foreign, billingContact, taxIdNumber: 'DE136695976' })).toMatchObject({
      code: ERROR.duplicateTaxNumber,
    });
  });

  it('are free again after a rejection', async () => {
    const first = await trial.buildApplicant();
    await trial.apply(first, { taxIdNumber: '04595257' });
    await trial.decide(first, 'reject', { reason: 'x' });
    const second = await trial.buildApplicant();
    expect(await trial.apply(second, { taxIdNumber: '04595257' })).toMatchObject({ result: true });
    const again = await trial.buildForm(first, { taxIdNumber: '04595257' });
    expect(await trial.product.refuse(reapplyAsProvider, again, first)).toMatchObject({
      code: ERROR.duplicateTaxNumber,
    });
  });

  it('go to one of two who apply with them at once', async () => {
    const people = [await trial.buildApplicant(), await trial.buildApplicant()];
    const answers = await Promise.all(
      people.map(async (person) => {
        const form = await trial.buildForm(person, { taxIdNumber: '10458575' });
        return (await trial.product.send(applyAsProvider, form, person)).status;
      }),
    );
    expect(answers.sort()).toEqual([200, 409]);
  });
});

describe('a tax ID that is checked before the form is sent', () => {
  const ask = (person: { headers: Readonly<Record<string, string>> }, taxIdNumber: string) =>
    trial.product.call(checkTaxId, { taxIdNumber }, person);

  it('R5.29 is free until another account applies with it, however it is spelled', async () => {
    const [holder, other] = [await trial.buildApplicant(), await trial.buildApplicant()];
    const taken = String((await trial.buildForm(holder)).taxIdNumber);
    expect(await ask(other, taken)).toEqual({ isFree: true });
    await trial.apply(holder);
    expect(await ask(other, taken)).toEqual({ isFree: false });
    expect(await ask(other, ` ${taken.slice(0, 4)} ${taken.slice(4)} `)).toEqual({ isFree: false });
    expect(await ask(holder, taken)).toEqual({ isFree: true });
    const form = await trial.buildForm(other, { taxIdNumber: taken });
    expect(await trial.product.refuse(applyAsProvider, form, other)).toMatchObject({ code: ERROR.duplicateTaxNumber });
  });

  it('can be asked for a limited number of times an hour', async () => {
    const limited = await openTestProduct({
      beside: trial.product,
      settings: { RATE_LIMIT: 'on', RATE_LIMIT_ACCOUNT_TAX_IDS: '1' },
    });
    const { headers } = await trial.buildApplicant();
    await limited.call(checkTaxId, { taxIdNumber: 'one' }, { headers });
    const refused = await limited.refuse(checkTaxId, { taxIdNumber: 'two' }, { headers });
    await limited.close();
    expect(refused).toMatchObject({ status: 429, code: ERROR.systemBusy });
  });

  it('is refused where it is empty or too long', async () => {
    const person = await trial.buildApplicant();
    for (const taxIdNumber of ['', 'x'.repeat(LIMITS.foreignTaxIdLength + 1)]) {
      const refused = await trial.product.refuse(checkTaxId, { taxIdNumber }, person);
      expect(refused).toMatchObject({ code: ERROR.invalidFormat, fields: { taxIdNumber: expect.any(String) } });
    }
  });
});
