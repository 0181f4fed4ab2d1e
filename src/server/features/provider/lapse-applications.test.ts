import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getUserProfile } from '#contract/account/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { reviewProvider } from '#contract/provider/operator-endpoints.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { type Applicant, openProviderTrial, type ProviderTrial } from '#tests/product/open-provider-trial.ts';
import { listMessages } from '../outbox/outbox-queries.ts';
import { lapseApplications } from './lapse-applications.ts';

const POC_EMAIL = 'in-charge@example.com';

let trial: ProviderTrial;
let person: Applicant;

beforeEach(async () => {
  trial = await openProviderTrial();
  person = await trial.buildApplicant();
  await trial.apply(person, { pocEmail: POC_EMAIL });
});

afterEach(() => trial.product.close());

/** Signs in again, since sessions expire after seven days. */
async function readStatus(): Promise<number> {
  person = await trial.enter(person.email);
  return (await trial.product.call(getUserProfile, {}, person)).providerReviewStatus;
}

const lapse = () => lapseApplications(trial.product.services, trial.product.clock.now());

it('R4.20 R4.23 R7.43 decides nothing for 14 days, then times out; it has to be submitted again', async () => {
  trial.product.clock.advance(14 * DAY_MS - 1);
  await lapse();
  expect(await readStatus()).toBe(1);
  trial.product.clock.advance(1);
  await lapse();
  expect(await readStatus()).toBe(4);
  const operator = await trial.enter('operator@starhall.test');
  const approval = { userId: person.userId, decision: 'approve' };
  expect(await trial.product.refuse(reviewProvider, approval, operator)).toMatchObject({ code: ERROR.parameterError });
  const read = () => listMessages(trial.product.db, { to: POC_EMAIL });
  await vi.waitFor(async () => expect(await read()).toHaveLength(2), { timeout: 25_000 });
  // Jobs send the mails in any order.
  expect((await read()).filter(({ subject }) => subject.includes('逾時'))).toHaveLength(1);
  expect(await trial.reapply(person)).toMatchObject({ result: true });
  expect(await readStatus()).toBe(1);
});

it('R4.23 finds an application timed out that the upkeep has not looked at yet', async () => {
  trial.product.clock.advance(14 * DAY_MS);
  person = await trial.enter(person.email);
  expect(await trial.reapply(person)).toMatchObject({ result: true });
});
