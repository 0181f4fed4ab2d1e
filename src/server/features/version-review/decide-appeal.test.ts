import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeClaim } from '#contract/claim/operator-endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { SHELF, USER_STATUS, VERSION_REVIEW } from '#contract/values/states.ts';
import { appealVersion, getOwnVersion } from '#contract/version/endpoints.ts';
import { decideAppeal } from '#contract/version/operator-endpoints.ts';
import { openVersionReviewTrial, type VersionReviewTrial } from '#tests/product/open-version-review-trial.ts';

const MISSING = 2_147_483_647;
const REFUSED = { status: 409, code: ERROR.wrongReviewState };
const GRANT = { result: true, state: 'granted' };

let trial: VersionReviewTrial;

beforeAll(async () => {
  trial = await openVersionReviewTrial();
});

afterAll(() => trial.close());

const ownVersion = (id: number) => trial.call(getOwnVersion, { id }, trial.first);
const appeal = (id: number) => trial.call(appealVersion, { id, text: 'Please look again.' }, trial.first);

/** A version that the first operator has rejected, with an appeal by its developer. */
async function appealRejection(versionName: string) {
  const { id } = await trial.submitGame({ version_name: versionName });
  await trial.decide(id, 'reject', { reason: 'No.' });
  await appeal(id);
  return id;
}

async function appealRemoval(overrides: Parameters<VersionReviewTrial['buildVersion']>[1] = {}) {
  const game = await trial.buildGame();
  const id = await trial.buildVersion(game.id, overrides);
  await trial.remove(id);
  await appeal(id);
  return id;
}

describe('a granted appeal', () => {
  it('sends a rejected version to the reviewers again, without the reason', async () => {
    const id = await appealRejection('8.0-granted');
    trial.clock.advance(60_000);
    expect(await trial.decideAppeal(id, 'grant', { reason: 'You are right.' })).toEqual(GRANT);
    const now = new Date(trial.clock.now()).toISOString();
    expect(await ownVersion(id)).toMatchObject({
      ...{ review: VERSION_REVIEW.inReview, rejectReason: '', submittedAt: now },
      appeal: { state: 'granted', answer: 'You are right.', decidedAt: now },
    });
    expect((await trial.listActions(id)).at(-1)).toMatchObject({
      ...{ action: 'version.appeal_grant', actor_id: trial.colleague.userId },
      details: { reason: 'You are right.' },
    });
    // Two jobs send the rejection and this one in any order.
    const texts = (await trial.readMails('8.0-granted', 2)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('You are right.'))).toHaveLength(1);
    expect(await trial.refuse(decideAppeal, { id, decision: 'grant' }, trial.colleague)).toEqual(REFUSED);
  });

  it('has a file inspected again that the inspection itself has refused', async () => {
    const game = await trial.buildGame({ platforms: [6], web_redirect_url: '' });
    const rejected = { review: VERSION_REVIEW.rejected, appeal: {} };
    const id = await trial.buildVersion(game.id, { ...trial.apk('failed'), ...rejected });
    expect(await trial.decideAppeal(id, 'grant')).toEqual(GRANT);
    const { inspection, review } = await ownVersion(id);
    expect(review).toBe(VERSION_REVIEW.inReview);
    expect(inspection.stages.every(({ state }) => state === 'failed')).toBe(false);
  });

  it('restores a removed version, and takes a rejection back that stands beside it', async () => {
    const id = await appealRemoval();
    expect(await trial.decideAppeal(id, 'grant')).toEqual(GRANT);
    expect(await ownVersion(id)).toMatchObject({ status: SHELF.offShelf, removalReason: '' });
    const refused = await appealRemoval({ review: VERSION_REVIEW.rejected });
    await trial.decideAppeal(refused, 'grant');
    expect(await ownVersion(refused)).toMatchObject({ status: SHELF.offShelf, review: VERSION_REVIEW.inReview });
  });
});

describe('a declined appeal', () => {
  it('needs an answer, which the developer reads, and leaves the version as it is', async () => {
    const id = await appealRejection('8.1-declined');
    const refuse = (rest: object) => trial.refuse(decideAppeal, { id, decision: 'decline', ...rest }, trial.colleague);
    for (const rest of [{}, { reason: ' ' }]) {
      expect(await refuse(rest)).toEqual({
        status: 400,
        code: ERROR.invalidFormat,
        fields: { reason: 'field.required' },
      });
    }
    expect(await trial.decideAppeal(id, 'decline', { reason: 'It still crashes.' })).toEqual({
      ...GRANT,
      state: 'declined',
    });
    expect(await ownVersion(id)).toMatchObject({
      ...{ review: VERSION_REVIEW.rejected, rejectReason: 'No.' },
      appeal: { state: 'declined', answer: 'It still crashes.' },
    });
    expect((await trial.listActions(id)).at(-1)).toMatchObject({ action: 'version.appeal_decline' });
    // Two jobs send the rejection and this one in any order.
    const texts = (await trial.readMails('8.1-declined', 2)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('It still crashes.'))).toHaveLength(1);
    expect(await refuse({ reason: 'Again.' })).toEqual(REFUSED);
  });
});

describe('the operator', () => {
  it('who has rejected or removed a version does not decide on that, as long as another one could', async () => {
    const ids = [await appealRejection('8.2-own'), await appealRemoval()];
    for (const id of ids) {
      expect((await trial.readCase(id)).canDecideAppeal).toBe(false);
      expect((await trial.readCase(id, trial.colleague)).canDecideAppeal).toBe(true);
      expect(await trial.refuse(decideAppeal, { id, decision: 'grant' }, trial.operator)).toMatchObject({
        ...{ status: 403, code: ERROR.permissionDenied },
      });
    }
    const setStatus = (status: 1 | 2) =>
      trial.db.updateTable('users').set({ status }).where('id', '=', trial.colleague.userId).execute();
    await setStatus(USER_STATUS.suspended);
    for (const id of ids) {
      expect((await trial.readCase(id)).canDecideAppeal).toBe(true);
      expect(await trial.decideAppeal(id, 'grant', {}, trial.operator)).toEqual(GRANT);
    }
    await setStatus(USER_STATUS.normal);
  });

  it('who has only a part in it does not decide on it either, unless all others have too', async () => {
    const { id } = await trial.submitGame();
    await trial.decide(id, 'reject', { reason: 'No.' });
    await trial.remove(id, { reason: 'It harms players.' }, trial.colleague);
    await appeal(id);
    const canEither = () =>
      Promise.all(
        [trial.operator, trial.colleague].map(async (who) => (await trial.readCase(id, who)).canDecideAppeal),
      );
    expect(await canEither()).toEqual([true, true]);
    const third = { account: 'third', nickname: 'Third', email: 'third@starhall.test', is_email_confirmed: true };
    await trial.db.insertInto('users').values(third).execute();
    expect(await canEither()).toEqual([false, false]);
    await trial.db.deleteFrom('users').where('account', '=', 'third').execute();
  });

  it('respects the claim of another operator', async () => {
    const id = await appealRemoval();
    await trial.call(takeClaim, { subject: `version:${id}`, force: true }, trial.operator);
    expect(await trial.refuse(decideAppeal, { id, decision: 'grant' }, trial.colleague)).toMatchObject({
      ...{ code: ERROR.parameterError, fields: { claim: 'field.taken' } },
    });
  });
});

it('of two who decide at once one wins', async () => {
  const id = await appealRejection('8.3-race');
  const input = { id, decision: 'decline', reason: 'No.' };
  const answers = await Promise.all([0, 1].map(() => trial.send(decideAppeal, input, trial.colleague)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await trial.listActions(id)).filter(({ action }) => action === 'version.appeal_decline')).toHaveLength(1);
});

it('is 60043 where nothing is appealed, and 50012 for what is not there', async () => {
  const { id } = await trial.submitGame();
  const refuse = (version: number) => trial.refuse(decideAppeal, { id: version, decision: 'grant' }, trial.operator);
  expect(await refuse(id)).toEqual(REFUSED);
  expect(await refuse(MISSING)).toEqual({ status: 404, code: ERROR.versionNotFound });
  expect((await trial.readCase(id)).canDecideAppeal).toBe(false);
});
