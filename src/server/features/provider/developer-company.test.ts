import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount, exportAccount, getProviderProfile, getUserProfile } from '#contract/account/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import {
  deleteProviderDraft,
  getProviderChange,
  getProviderDraft,
  requestProviderChange,
  saveProviderDraft,
  updateProviderProfile,
} from '#contract/provider/endpoints.ts';
import { enableProvider } from '#contract/provider/operator-endpoints.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { type Applicant, openProviderTrial, type ProviderTrial } from '#tests/product/open-provider-trial.ts';
import { indexApplication } from '../../db/index-application.ts';

let trial: ProviderTrial;

beforeAll(async () => {
  trial = await openProviderTrial();
});

afterAll(() => trial.product.close());

describe('the draft of an application', () => {
  const save = (person: Applicant, revision: number, name = '草稿') =>
    trial.product.send(saveProviderDraft, { form: { name, terms: true }, step: 2, revision }, person);

  it('is kept as typed, changed by who knows its revision, and gone once it is submitted', async () => {
    const person = await trial.buildApplicant();
    expect(await trial.product.call(getProviderDraft, {}, person)).toEqual({ draft: null, application: null });
    expect(await (await save(person, 0)).json()).toMatchObject({ revision: 1 });
    expect(await (await save(person, 1, '')).json()).toMatchObject({ revision: 2 });
    const { draft } = await trial.product.call(getProviderDraft, {}, person);
    expect(draft).toMatchObject({ form: { name: '', terms: true }, step: 2, revision: 2 });
    for (const stale of [0, 1, 3, 2_147_483_647]) expect((await save(person, stale)).status).toBe(400);
    await trial.apply(person);
    const after = await trial.product.call(getProviderDraft, {}, person);
    expect(after).toMatchObject({ draft: null, application: { providerReviewStatus: 1 } });
  });

  it('says which field a stale revision is in, and drops what is no field', async () => {
    const person = await trial.buildApplicant();
    const input = { form: { name: 'x', nickname: 'y', billingContact: { name: 'z', age: 3 } }, step: 1, revision: 0 };
    await trial.product.send(saveProviderDraft, input, person);
    const { draft } = await trial.product.call(getProviderDraft, {}, person);
    expect(draft?.form).toEqual({ name: 'x', billingContact: { name: 'z' } });
    expect(await trial.product.refuse(saveProviderDraft, input, person)).toMatchObject({
      code: ERROR.parameterError,
      fields: { revision: 'field.invalid' },
    });
  });

  it('is refused where it cannot be stored: wrong kinds, characters, steps, more than 64 kB', async () => {
    const person = await trial.buildApplicant();
    const refuse = (form: object, step = 1) =>
      trial.product.refuse(saveProviderDraft, { form, step, revision: 0 }, person);
    expect(await refuse({ name: 7 })).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { 'form.name': 'field.invalid' },
    });
    expect(await refuse({ name: 'a\u0000' })).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { 'form.name': 'field.invalid' },
    });
    expect(await refuse({}, 6)).toMatchObject({ code: ERROR.invalidFormat, fields: { step: 'field.range' } });
    for (const revision of [-1, 2_147_483_648, Number.MAX_SAFE_INTEGER]) {
      expect(await trial.product.refuse(saveProviderDraft, { form: {}, step: 1, revision }, person)).toMatchObject({
        code: ERROR.invalidFormat,
        fields: { revision: 'field.range' },
      });
    }
    expect(await refuse({ documents: Array(40).fill('x'.repeat(2000)) })).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { form: 'field.tooLong' },
    });
  });

  it('is thrown away by its owner', async () => {
    const person = await trial.buildApplicant();
    await save(person, 0);
    await trial.product.call(deleteProviderDraft, {}, person);
    expect((await trial.product.call(getProviderDraft, {}, person)).draft).toBeNull();
  });
});

describe('how a company can be reached', () => {
  it('changes at once; what is absent stays', async () => {
    const person = await trial.buildDeveloper();
    const billingContact = { name: '新會計', email: 'new@stars.tw', phone: '02-2720-8889' };
    const changed = await trial.product.call(
      updateProviderProfile,
      { website: 'https://new.example', billingContact },
      person,
    );
    expect(changed).toMatchObject({ website: 'https://new.example', billingContact, email: 'office@stars.tw' });
    expect(await trial.product.call(getProviderProfile, {}, person)).toEqual(changed);
  });

  it('is checked as in the application, every wrong field named', async () => {
    const person = await trial.buildDeveloper();
    const wrong = { website: 'x', email: '', address: 'P.O. Box 1, Taipei', billingContact: { name: '' } };
    expect(await trial.product.refuse(updateProviderProfile, wrong, person)).toMatchObject({
      code: ERROR.invalidFormat,
      fields: {
        website: 'rule.is_url',
        email: 'field.required',
        address: 'rule.no_post_office_box',
        'billingContact.name': 'field.required',
        'billingContact.email': 'field.required',
      },
    });
  });

  it('is a developer’s to change: 40000 for a player', async () => {
    const person = await trial.buildApplicant();
    expect(await trial.product.refuse(updateProviderProfile, {}, person)).toMatchObject({
      code: ERROR.permissionDenied,
    });
    expect(await trial.product.refuse(requestProviderChange, {}, person)).toMatchObject({
      code: ERROR.permissionDenied,
    });
    expect(await trial.product.refuse(updateProviderProfile, {})).toMatchObject({ code: ERROR.authorizationMissing });
  });
});

describe('a change of what was approved', () => {
  it('has the games found by the new name of the company, and by the old one no more', async () => {
    const person = await trial.buildDeveloper({ name: 'Oldmoon Works' });
    const { id } = await buildApplication(trial.product.db, { developer_id: person.userId });
    await trial.product.db.transaction().execute((trx) => indexApplication(trx, id));
    const tokens = async () => {
      const found = trial.product.db.selectFrom('search_tokens').select('token').where('application_id', '=', id);
      return (await found.execute()).map(({ token }) => token);
    };
    expect(await tokens()).toContain('oldmoon');
    await trial.product.call(requestProviderChange, await trial.buildForm(person, { name: 'Newsun Works' }), person);
    expect(await tokens()).toContain('oldmoon');
    await trial.decide(person, 'approve');
    expect(await tokens()).toEqual(expect.arrayContaining(['newsun', 'works']));
    expect(await tokens()).not.toContain('oldmoon');
  });

  it('leaves the old data valid until an operator approves it, and what was changed at once as it is', async () => {
    const person = await trial.buildDeveloper();
    expect(await trial.product.call(getProviderChange, {}, person)).toEqual({ change: null });
    const before = await trial.product.call(getProviderProfile, {}, person);
    const { terms, privacy, website, ...form } = await trial.buildForm(person, {
      name: '新名字',
      pocGivenName: '大華',
    });
    await trial.product.call(requestProviderChange, form, person);
    expect(await trial.product.call(getProviderProfile, {}, person)).toEqual(before);
    expect(await trial.product.call(getUserProfile, {}, person)).toMatchObject({ providerReviewStatus: 2 });
    expect(await trial.product.refuse(requestProviderChange, form, person)).toMatchObject({
      code: ERROR.alreadyProviderOrUnderReview,
    });
    await trial.product.call(updateProviderProfile, { website: 'https://meanwhile.example' }, person);
    await trial.decide(person, 'approve');
    expect(await trial.product.call(getProviderProfile, {}, person)).toMatchObject({
      name: '新名字',
      pocGivenName: '大華',
      website: 'https://meanwhile.example',
      createdAt: before.createdAt,
    });
    const { change } = await trial.product.call(getProviderChange, {}, person);
    expect(change).toMatchObject({ kind: 'change', providerReviewStatus: 2 });
  });

  it('that is rejected changes nothing, and the developer stays one', async () => {
    const person = await trial.buildDeveloper();
    const before = await trial.product.call(getProviderProfile, {}, person);
    await trial.product.call(requestProviderChange, await trial.buildForm(person, { name: '不行' }), person);
    await trial.decide(person, 'reject', { reason: '名稱不符' });
    expect(await trial.product.call(getProviderProfile, {}, person)).toEqual(before);
    expect(await trial.product.call(getUserProfile, {}, person)).toMatchObject({ type: 99, providerReviewStatus: 2 });
  });

  it("R5.29 cannot take another account's tax ID, and reserves the old one and the new", async () => {
    const person = await trial.buildDeveloper({ taxIdNumber: '22099131' });
    const other = await trial.buildDeveloper({ taxIdNumber: '04595257' });
    const form = await trial.buildForm(person, { taxIdNumber: '04595257' });
    expect(await trial.product.refuse(requestProviderChange, form, person)).toMatchObject({
      status: 409,
      code: ERROR.duplicateTaxNumber,
    });
    await trial.product.call(requestProviderChange, { ...form, taxIdNumber: '10458575' }, person);
    for (const taxIdNumber of ['22099131', '10458575']) {
      const wanted = await trial.buildForm(other, { taxIdNumber });
      expect(await trial.product.refuse(requestProviderChange, wanted, other)).toMatchObject({
        code: ERROR.duplicateTaxNumber,
      });
    }
    await trial.decide(person, 'approve');
    await trial.product.call(requestProviderChange, await trial.buildForm(other, { taxIdNumber: '22099131' }), other);
  });
});

describe('a developer whom an operator switched off', () => {
  it('R8.19 reads, and changes nothing any more (60036), until switched on again', async () => {
    const person = await trial.buildDeveloper();
    const { userId } = person;
    const off = { userId, enable: false };
    expect(await trial.product.refuse(enableProvider, off, trial.operator)).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { reason: 'field.required' },
    });
    await trial.product.call(enableProvider, { ...off, reason: '違規' }, trial.operator);
    expect(await trial.product.call(getProviderProfile, {}, person)).toMatchObject({ enable: false });
    expect(await trial.product.call(getProviderChange, {}, person)).toEqual({ change: null });
    expect(await trial.product.refuse(updateProviderProfile, {}, person)).toMatchObject({
      status: 409,
      code: ERROR.providerNotEnabled,
    });
    await trial.product.call(enableProvider, { userId, enable: true }, trial.operator);
    expect(await trial.product.call(updateProviderProfile, {}, person)).toMatchObject({ enable: true });
  });

  it('R8.12 has to be one: 50014 for a player', async () => {
    const { userId } = await trial.buildApplicant();
    expect(await trial.product.refuse(enableProvider, { userId, enable: true }, trial.operator)).toMatchObject({
      status: 404,
      code: ERROR.providerNotFound,
    });
  });
});

it('is exported with the account, and forgotten with it unless it was approved', async () => {
  const person = await trial.buildApplicant();
  await trial.apply(person);
  await trial.decide(person, 'ask', { reason: '請補充。' });
  const { applications } = await trial.product.call(exportAccount, {}, person);
  expect(applications).toMatchObject([{ providerReviewStatus: 1, messages: [{ text: '請補充。' }] }]);
  const developer = await trial.buildDeveloper();
  for (const { email, headers } of [person, developer]) {
    await trial.product.call(deleteAccount, { confirm: email }, { headers });
  }
  const left = await trial.product.db
    .selectFrom('provider_submissions')
    .select('status')
    .where('user_id', 'in', [person.userId, developer.userId])
    .execute();
  expect(left).toEqual([{ status: 2 }]);
});
