import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { SHELF, VERSION_REVIEW, type VersionReview } from '#contract/values/states.ts';
import {
  answerVersionReview,
  appealVersion,
  getOwnVersion,
  listVersionMessages,
  reapplyVersion,
} from '#contract/version/endpoints.ts';
import { IMAGE_REFERENCES } from '#server/features/upload/referenced-images.ts';
import { openVersionTrial, type VersionTrial } from '#tests/product/open-version-trial.ts';

const MISSING = 2_147_483_647;
const { notReviewed, inReview, rejected, approved } = VERSION_REVIEW;

let trial: VersionTrial;
let gameId: number;

beforeAll(async () => {
  trial = await openVersionTrial();
});

afterAll(() => trial.close());

const build = async (review: VersionReview, overrides = {}) => {
  gameId = (await trial.buildGame()).id;
  return trial.buildVersion(gameId, { review, submitted_at: '2026-02-01T00:00:00Z', ...overrides });
};
const get = (id: number) => trial.call(getOwnVersion, { id }, trial.first);
const ask = (id: number, text: string, created_at: string) =>
  trial.db
    .insertInto('review_messages')
    .values({ subject: `version:${id}`, author_id: trial.second.userId, is_operator: true, text, created_at })
    .execute();

describe('an answer to the reviewers', () => {
  it('is read with its pictures, and ends the waiting for one', async () => {
    const id = await build(inReview);
    await ask(id, 'How does it start?', '2026-02-02T00:00:00Z');
    expect((await get(id)).isAnswerAwaited).toBe(true);
    const picture = await trial.upload('document');
    const { messages } = await trial.call(
      answerVersionReview,
      { id, text: ' With a tap. ', attachments: [picture] },
      trial.first,
    );
    expect(messages).toMatchObject([
      { isOperator: true, text: 'How does it start?', attachments: [] },
      { isOperator: false, text: 'With a tap.', attachments: [expect.stringMatching(/^\/files\//)] },
    ]);
    expect(await trial.call(listVersionMessages, { id }, trial.first)).toEqual({ messages });
    expect((await get(id)).isAnswerAwaited).toBe(false);
    expect(IMAGE_REFERENCES).toContain('SELECT unnest(attachments) FROM review_messages');
  });

  it('is awaited only for questions since the version was submitted', async () => {
    const id = await build(inReview);
    await ask(id, 'An old question', '2026-01-02T00:00:00Z');
    expect((await get(id)).isAnswerAwaited).toBe(false);
  });

  it('is taken while a version is in review or rejected, and at no other time', async () => {
    for (const review of [inReview, rejected]) {
      const id = await build(review);
      const { messages } = await trial.call(answerVersionReview, { id, text: 'x' }, trial.first);
      expect(messages).toHaveLength(1);
    }
    for (const review of [notReviewed, approved]) {
      const id = await build(review);
      expect(await trial.refuse(answerVersionReview, { id, text: 'x' }, trial.first)).toEqual({
        status: 409,
        code: ERROR.wrongReviewState,
      });
    }
  });

  it('takes no empty text, nobody else’s pictures and none of another purpose', async () => {
    const id = await build(inReview);
    const refuse = (input: object) => trial.refuse(answerVersionReview, { id, ...input }, trial.first);
    expect(await refuse({ text: ' \n ' })).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { text: 'field.required' },
    });
    expect(await refuse({ text: 'x'.repeat(2001) })).toMatchObject({ code: ERROR.invalidFormat });
    const wrong = [await trial.upload('document', trial.second.userId), await trial.upload('icon')];
    expect(await refuse({ text: 'x', attachments: wrong })).toMatchObject({
      code: ERROR.invalidFormat,
      fields: { 'attachments.0': 'image.unknown', 'attachments.1': 'image.unknown' },
    });
    expect((await trial.call(listVersionMessages, { id }, trial.first)).messages).toEqual([]);
  });
});

describe('an appeal', () => {
  it('is kept for another operator to look at, and read in the conversation', async () => {
    const id = await build(rejected);
    expect(await trial.call(appealVersion, { id, text: 'It starts here.' }, trial.first)).toEqual({ result: true });
    const { appeal } = await get(id);
    const createdAt = new Date(trial.clock.now()).toISOString();
    expect(appeal).toEqual({ state: 'waiting', text: 'It starts here.', answer: '', createdAt, decidedAt: null });
    const { messages } = await trial.call(listVersionMessages, { id }, trial.first);
    expect(messages).toMatchObject([{ isOperator: false, text: 'It starts here.' }]);
    expect(await trial.listActions(id)).toMatchObject([{ action: 'version.appeal' }]);
  });

  it('is possible against a removal too, and refused where nothing was refused', async () => {
    const removed = await build(approved, { status: SHELF.removed });
    await trial.call(appealVersion, { id: removed, text: 'x' }, trial.first);
    for (const review of [notReviewed, inReview, approved]) {
      const id = await build(review);
      expect(await trial.refuse(appealVersion, { id, text: 'x' }, trial.first)).toEqual({
        status: 409,
        code: ERROR.wrongReviewState,
      });
    }
  });

  it('is one at a time, also when two come at once', async () => {
    const id = await build(rejected);
    const answers = await Promise.all(
      ['a', 'b', 'c'].map(async (text) => (await trial.send(appealVersion, { id, text }, trial.first)).status),
    );
    expect(answers.toSorted()).toEqual([200, 409, 409]);
    await trial.db
      .updateTable('version_appeals')
      .set({ state: 'declined', answer: 'No.', decided_at: '2026-03-02T00:00:00Z' })
      .where('version_id', '=', id)
      .execute();
    expect((await get(id)).appeal).toMatchObject({ state: 'declined', answer: 'No.' });
    await trial.call(appealVersion, { id, text: 'Once more' }, trial.first);
    expect((await get(id)).appeal).toMatchObject({ state: 'waiting', text: 'Once more' });
  });
});

describe('another application for a review', () => {
  it('R4.12 R7.68 sends a rejected version to the reviewers again, without the old reason', async () => {
    const id = await build(rejected, { reject_reason: 'It does not start.' });
    expect(await trial.call(reapplyVersion, { id }, trial.first)).toEqual({ result: true, review: inReview });
    const submittedAt = new Date(trial.clock.now()).toISOString();
    expect(await get(id)).toMatchObject({ review: inReview, rejectReason: '', submittedAt });
    expect(await trial.listActions(id)).toMatchObject([{ action: 'version.reapply', details: { from: 2, to: 1 } }]);
  });

  it('R4.12 R7.68 R8.19 is refused with 60043 for what was not rejected', async () => {
    for (const review of [notReviewed, inReview, approved]) {
      const id = await build(review);
      expect(await trial.refuse(reapplyVersion, { id }, trial.first)).toEqual({
        status: 409,
        code: ERROR.wrongReviewState,
      });
      expect((await get(id)).review).toBe(review);
    }
  });

  it('takes an appeal against the rejection back, and leaves one against a removal', async () => {
    const id = await build(rejected, { appeal: {} });
    await trial.call(reapplyVersion, { id }, trial.first);
    expect((await get(id)).appeal).toBeNull();
    const removed = await build(rejected, { status: SHELF.removed, appeal: {} });
    await trial.call(reapplyVersion, { id: removed }, trial.first);
    expect((await get(removed)).appeal).toMatchObject({ state: 'waiting' });
  });
});

it.each([
  [listVersionMessages, {}],
  [answerVersionReview, { text: 'x' }],
  [appealVersion, { text: 'x' }],
  [reapplyVersion, {}],
] as const)('answers 50012 to strangers: %o', async (endpoint, input) => {
  const id = await build(rejected);
  expect(await trial.refuse(endpoint, { ...input, id }, trial.second)).toEqual({
    status: 404,
    code: ERROR.versionNotFound,
  });
  expect(await trial.refuse(endpoint, { ...input, id: MISSING }, trial.first)).toEqual({
    status: 404,
    code: ERROR.versionNotFound,
  });
  expect(await trial.refuse(endpoint, { ...input, id }, {})).toMatchObject({ code: ERROR.authorizationMissing });
  expect(await trial.refuse(endpoint, { ...input, id }, trial.player)).toMatchObject({ code: ERROR.permissionDenied });
});
