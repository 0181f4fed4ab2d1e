import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getProviderProfile, getUserProfile } from '#contract/account/endpoints.ts';
import { takeClaim } from '#contract/claim/operator-endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { answerProviderReview, getProviderApplication } from '#contract/provider/endpoints.ts';
import {
  enableProvider,
  getProviderReview,
  listProviderReviews,
  reviewProvider,
} from '#contract/provider/operator-endpoints.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { buildProvider } from '#tests/factories/build-provider.ts';
import { buildUpload } from '#tests/factories/build-upload.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { type Applicant, openProviderTrial, type ProviderTrial } from '#tests/product/open-provider-trial.ts';
import { listMessages } from '../outbox/outbox-queries.ts';

let trial: ProviderTrial;
let people = 0;

beforeAll(async () => {
  trial = await openProviderTrial();
});

afterAll(() => trial.product.close());

/** Creates an applicant under review whose contact person has their own address. */
async function enterApplicant(overrides: Parameters<ProviderTrial['apply']>[1] = {}) {
  people += 1;
  const person = await trial.buildApplicant();
  const pocEmail = `in-charge-${people}@example.com`;
  await trial.apply(person, { pocEmail, ...overrides });
  return { ...person, pocEmail };
}

/** The mails to an address, newest first, once there are that many. */
async function readMails(to: string, count: number) {
  const read = () => listMessages(trial.product.db, { to });
  await vi.waitFor(async () => expect(await read()).toHaveLength(count), { timeout: 25_000 });
  return read();
}

const profileOf = (person: Applicant) => trial.product.call(getUserProfile, {}, person);
const review = (person: Applicant) => trial.product.call(getProviderReview, { userId: person.userId }, trial.operator);
const refuseDecision = (input: object) => trial.product.refuse(reviewProvider, input, trial.operator);

describe('an approval', () => {
  it('R1.10 R1.11 makes the account a developer with the company, at once', async () => {
    const person = await enterApplicant();
    expect(await trial.product.refuse(getProviderProfile, {}, person)).toMatchObject({ code: ERROR.providerNotFound });
    expect(await trial.decide(person, 'approve')).toEqual({ result: true, providerReviewStatus: 2 });
    expect(await profileOf(person)).toMatchObject({ type: 99, providerType: 2, providerReviewStatus: 2 });
  });

  it('R3.46 R3.47 R3.48 R3.49 R3.50 R7.40 fills the profile of the provider from the form', async () => {
    const person = await enterApplicant();
    const { documents, passbook, terms, privacy, kind, messages, ...application } = await trial.product.call(
      getProviderApplication,
      {},
      person,
    );
    await trial.decide(person, 'approve');
    const profile = await trial.product.call(getProviderProfile, {}, person);
    const { name, taxIdNumber, currency, website, email, phone, address, bankCode, bankAccountNumber } = application;
    const { pocGivenName, pocFamilyName, pocEmail, pocCallingCode, pocPhoneNumber, billingContact } = application;
    expect(profile).toMatchObject({
      ...{ userId: person.userId, enable: true, name, taxIdNumber, currency, website, email, phone, address },
      ...{ bankCode, bankAccountNumber, pocGivenName, pocFamilyName, pocEmail, pocCallingCode, pocPhoneNumber },
      ...{ billingContact, terms: true, termsSigningAt: application.submittedAt, verified: true },
    });
    expect(await trial.product.refuse(getProviderProfile, {}, trial.operator)).toMatchObject({
      status: 404,
      code: ERROR.providerNotFound,
    });
  });

  it('R4.21 R9.3 is sent to the person in charge, not to the account, after a mail that names days and dates', async () => {
    const person = await enterApplicant();
    await trial.decide(person, 'approve');
    // Two jobs send them in any order.
    const mails = await readMails(person.pocEmail, 2);
    const approved = mails.find(({ subject }) => subject.includes('您已成為'));
    const received = mails.find((mail) => mail !== approved);
    expect(received?.text).toMatch(/3 至 5 個工作天/);
    expect(received?.text).toMatch(/2026年3月4日至2026年3月6日/);
    expect(approved).toBeDefined();
    expect(await listMessages(trial.product.db, { to: person.email })).toEqual([]);
  });

  it('is written down with what was decided, by whom', async () => {
    const person = await enterApplicant();
    await trial.decide(person, 'approve');
    const entries = await listAuditOf(trial.product.db, `provider:${person.userId}`);
    expect(entries.map(({ action, actorUserId }) => [action, actorUserId])).toEqual([
      ['provider.apply', person.userId],
      ['provider.approve', trial.operator.userId],
    ]);
  });
});

describe('a rejection', () => {
  it('needs a reason, which the applicant reads in the language of the application', async () => {
    const person = await enterApplicant();
    expect(await refuseDecision({ userId: person.userId, decision: 'reject' })).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { reason: 'field.required' },
    });
    await trial.decide(person, 'reject', { reasons: ['passbook_mismatch'], reason: '請一併附上印鑑卡。' });
    const application = await trial.product.call(getProviderApplication, {}, person);
    expect(application).toMatchObject({ providerReviewStatus: 3, decidedAt: expect.any(String) });
    expect(application.rejectReason.split('\n')).toEqual([expect.stringContaining('存摺'), '請一併附上印鑑卡。']);
    const mails = await readMails(person.pocEmail, 2);
    expect(mails.filter(({ text }) => text.includes('請一併附上印鑑卡。'))).toHaveLength(1);
    expect(await profileOf(person)).toMatchObject({ type: 1, providerReviewStatus: 3 });
  });
});

describe('a question', () => {
  it('leaves the application under review, is answered with pictures, and gives 14 days from then on', async () => {
    const person = await enterApplicant();
    trial.product.clock.advance(2 * DAY_MS);
    const askedAt = new Date(trial.product.clock.now());
    expect(await trial.decide(person, 'ask', { reason: '請說明股東結構。' })).toMatchObject({
      providerReviewStatus: 1,
    });
    const asked = await trial.product.call(getProviderApplication, {}, person);
    expect(asked).toMatchObject({
      isAnswerAwaited: true,
      lapsesAt: new Date(askedAt.getTime() + 14 * DAY_MS).toISOString(),
      messages: [{ isOperator: true, text: '請說明股東結構。', attachments: [] }],
    });
    const { url, id } = await buildUpload(trial.product.db, { user_id: person.userId, purpose: 'document' });
    const answer = { text: '附上名冊。', documents: [id] };
    const { messages } = await trial.product.call(answerProviderReview, answer, person);
    expect(messages.at(-1)).toMatchObject({ isOperator: false, text: '附上名冊。', attachments: [url] });
    expect((await review(person)).application).toMatchObject({ isAnswerAwaited: false, messages });
    expect(await readMails(person.pocEmail, 2)).toHaveLength(2);
  });

  it('is answered by who is under review only, with own pictures', async () => {
    const stranger = await trial.buildApplicant();
    expect(await trial.product.refuse(answerProviderReview, { text: 'x' }, stranger)).toMatchObject({
      code: ERROR.providerNotFound,
    });
    const person = await enterApplicant();
    const { id } = await buildUpload(trial.product.db, { user_id: stranger.userId, purpose: 'document' });
    expect(await trial.product.refuse(answerProviderReview, { text: 'x', documents: [id] }, person)).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { 'documents.0': 'image.unknown' },
    });
    expect(await trial.product.refuse(answerProviderReview, { text: '  ' }, person)).toMatchObject({
      fields: { text: 'field.required' },
    });
  });
});

describe('two operators', () => {
  it('that decide at once: one wins, the other gets 70000', async () => {
    const person = await enterApplicant();
    const { userId } = person;
    const answers = await Promise.all(
      [{ decision: 'approve' }, { decision: 'reject', reason: 'x' }].map((input) =>
        trial.product.send(reviewProvider, { userId, ...input }, trial.operator),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('respect a claim, and changes they have not read', async () => {
    const person = await enterApplicant();
    const { userId } = person;
    const subject = `provider:${userId}`;
    const other = await trial.product.db
      .insertInto('users')
      .values({ account: `operator-${userId}`, nickname: 'Other' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const expiresAt = new Date(trial.product.clock.now() + 60_000);
    await trial.product.db.insertInto('claims').values({ subject, user_id: other.id, expires_at: expiresAt }).execute();
    expect(await refuseDecision({ userId, decision: 'approve' })).toMatchObject({
      code: ERROR.parameterError,
      fields: { claim: 'field.taken' },
    });
    expect((await review(person)).claim).toMatchObject({ isOwn: false, operator: { nickname: 'Other' } });
    await trial.product.call(takeClaim, { subject, force: true }, trial.operator);
    expect(await refuseDecision({ userId, decision: 'approve', submissionId: 999_999 })).toMatchObject({
      code: ERROR.parameterError,
    });
    expect(await trial.decide(person, 'approve')).toMatchObject({ providerReviewStatus: 2 });
  });
});

describe('the queue', () => {
  it('lists what is under review the oldest first, with counts, search and pages', async () => {
    const first = await enterApplicant({ name: '佇列甲' });
    trial.product.clock.advance(1000);
    const second = await enterApplicant({ name: '佇列乙' });
    const list = (filter: object) => trial.product.call(listProviderReviews, filter, trial.operator);
    const found = await list({ providerReviewStatus: 1, search: '佇列' });
    expect(found.list.map(({ userId }) => userId)).toEqual([first.userId, second.userId]);
    expect(found.list[0]).toMatchObject({ kind: 'application', isEnabled: null, isAnswerAwaited: false, claim: null });
    expect(found.counts.reviewing).toBeGreaterThanOrEqual(2);
    await trial.decide(second, 'approve');
    expect((await list({ providerReviewStatus: 1, search: '佇列' })).count).toBe(1);
    expect((await list({ providerReviewStatus: 2, search: '佇列' })).list).toMatchObject([{ isEnabled: true }]);
    expect((await list({ search: '佇列', limit: 1, offset: 1 })).list).toMatchObject([{ userId: first.userId }]);
    expect((await list({ search: '100%' })).count).toBe(0);
    expect(await trial.product.refuse(listProviderReviews, { providerReviewStatus: 9 }, trial.operator)).toMatchObject({
      code: ERROR.statusNotFound,
    });
  });

  it('leads from one application to the next', async () => {
    const [first, second] = [await enterApplicant(), await enterApplicant()];
    expect(await review(first)).toMatchObject({ next: second.userId });
    expect(await review(second)).toMatchObject({ previous: first.userId, next: null });
  });
});

describe('what an operator reads', () => {
  it('warns of other accounts with the same person, bank account, telephone number or email', async () => {
    const pocPhoneNumber = '0922 333 444';
    const same = { pocPhoneNumber, pocGivenName: '雙生', bankAccountNumber: '700700700' };
    const first = await enterApplicant(same);
    await buildProvider(trial.product.db, {
      ...{ poc_family_name: '王', poc_given_name: '雙生', name: '舊公司' },
      ...{ poc_calling_code: '886', poc_phone_number: '922333444' },
    });
    const second = await enterApplicant({ ...same, pocPhoneNumber: '922-333-444' });
    const { duplicates } = await review(second);
    expect(duplicates).toMatchObject([
      { userId: first.userId, same: ['person', 'bankAccount', 'phone'] },
      { name: '舊公司', same: ['person', 'phone'] },
    ]);
    const lonely = await enterApplicant({
      ...{ pocGivenName: '獨', pocPhoneNumber: '0911000111', bankAccountNumber: '1' },
    });
    expect((await review(lonely)).duplicates).toEqual([]);
  });

  it('has the reasons in the language of the applicant, and everything that was submitted before', async () => {
    const person = await enterApplicant();
    await trial.decide(person, 'reject', { reason: '第一次' });
    await trial.reapply(person);
    const found = await review(person);
    expect(found.templates.map(({ text }) => text).join('')).toContain('統一編號');
    expect(found.history).toMatchObject([
      { providerReviewStatus: 1, decidedBy: null },
      { providerReviewStatus: 3, reason: '第一次', decidedBy: { id: trial.operator.userId } },
    ]);
    expect(found.application?.submissionId).toBe(found.history[0]?.submissionId);
  });

  it('R8.12 is 50014 for an account that never applied, and for nobody', async () => {
    const person = await trial.buildApplicant();
    const call = (userId: number) => trial.product.refuse(getProviderReview, { userId }, trial.operator);
    expect(await call(person.userId)).toMatchObject({ status: 404, code: ERROR.providerNotFound });
    expect(await call(2_000_000_000)).toMatchObject({ code: ERROR.providerNotFound });
    expect(await refuseDecision({ userId: person.userId, decision: 'approve' })).toMatchObject({
      code: ERROR.providerNotFound,
    });
    expect(await refuseDecision({ userId: 2_000_000_000, decision: 'approve' })).toMatchObject({
      code: ERROR.providerNotFound,
    });
  });

  it.each([
    [listProviderReviews, {}],
    [getProviderReview, { userId: 1 }],
    [reviewProvider, { userId: 1, decision: 'approve' }],
    [enableProvider, { userId: 1, enable: true }],
  ])('is open to operators only', async (endpoint, input) => {
    const person = await trial.buildApplicant();
    expect(await trial.product.refuse(endpoint, input)).toMatchObject({
      status: 401,
      code: ERROR.authorizationMissing,
    });
    expect(await trial.product.refuse(endpoint, input, person)).toMatchObject({
      status: 403,
      code: ERROR.permissionDenied,
    });
  });
});
