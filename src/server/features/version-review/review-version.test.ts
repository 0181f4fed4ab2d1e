import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getApplication } from '#contract/application/endpoints.ts';
import { takeClaim } from '#contract/claim/operator-endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import { getOwnVersion, releaseVersion } from '#contract/version/endpoints.ts';
import {
  decideAppeal,
  getReviewedFile,
  getVersionReview,
  listVersionReviews,
  removeVersion,
  restoreVersion,
  reviewVersion,
} from '#contract/version/operator-endpoints.ts';
import { ONLINE, openVersionReviewTrial, type VersionReviewTrial } from '#tests/product/open-version-review-trial.ts';
import { findSnapshot } from '../application/snapshot-queries.ts';

const MISSING = 2_147_483_647;
const { inReview, rejected, approved } = VERSION_REVIEW;
const REFUSED = { status: 409, code: ERROR.wrongReviewState };

let trial: VersionReviewTrial;

beforeAll(async () => {
  trial = await openVersionReviewTrial();
});

afterAll(() => trial.close());

const ownVersion = (id: number) => trial.call(getOwnVersion, { id }, trial.first);

describe('an approval', () => {
  it('R4.6 R4.7 leaves the version off the shelf until its developer releases it; players get the earlier one', async () => {
    const game = await trial.buildGame();
    await trial.buildVersion(game.id, { ...ONLINE, version_name: '1.0.0' });
    const created = await trial.create(game.appId, { versionName: '2.0.0' });
    const { id } = created;
    const offered = async () => {
      trial.forget();
      const { versions } = await trial.call(getApplication, { applicationId: game.appId });
      return versions.map(({ versionName }) => versionName);
    };
    expect(await ownVersion(id)).toMatchObject({ review: inReview, status: SHELF.offShelf });
    expect(await trial.decide(id, 'approve')).toEqual({ result: true, review: approved });
    const decidedAt = new Date(trial.clock.now()).toISOString();
    expect(await ownVersion(id)).toMatchObject({ review: approved, status: SHELF.offShelf, decidedAt });
    expect(await offered()).toEqual(['1.0.0']);
    await trial.call(releaseVersion, { id }, trial.first);
    expect(await offered()).toEqual(['2.0.0']);
  });

  it('keeps the form that was read, tells the developer in the language of the version, and is written down', async () => {
    const { game, id } = await trial.submitGame({ language: 'vi-VN', version_name: '3.1-vi' });
    await trial.decide(id, 'approve');
    expect((await findSnapshot(trial.db, game.id))?.takenAt.getTime()).toBe(trial.clock.now());
    const [mail] = await trial.readMails('3.1-vi', 1);
    expect(mail).toMatchObject({ language: 'vi-VN', subject: expect.stringContaining('được duyệt') });
    expect(await trial.listActions(id)).toMatchObject([
      { action: 'version.approve', actor_id: trial.operator.userId, details: { applicationId: game.appId } },
    ]);
    expect(await trial.findRow(id)).toMatchObject({ decided_by: trial.operator.userId });
  });

  it.each(['waiting', 'running', 'failed'] as const)('is refused while the inspection is %s', async (state) => {
    const game = await trial.buildGame({ platforms: [6], web_redirect_url: '' });
    const id = await trial.submit(game.id, trial.apk(state));
    expect(await trial.refuseDecision(id, 'approve')).toEqual(REFUSED);
    expect(await trial.findRow(id)).toMatchObject({ review: inReview, decided_at: null });
    expect(await trial.listActions(id)).toEqual([]);
  });

  it.each(['passed', 'warned'] as const)('is possible for a file that is %s', async (state) => {
    const game = await trial.buildGame({ platforms: [6], web_redirect_url: '' });
    const id = await trial.submit(game.id, trial.apk(state));
    expect(await trial.decide(id, 'approve')).toMatchObject({ review: approved });
  });

  it('is refused where a version that was approved meanwhile has as high a version code', async () => {
    const game = await trial.buildGame({ platforms: [6], web_redirect_url: '' });
    const [first, second] = [
      await trial.submit(game.id, { ...trial.apk(), version_code: 7 }),
      await trial.submit(game.id, { ...trial.apk(), version_code: 7 }),
    ];
    await trial.decide(first, 'approve');
    const refused = { ...REFUSED, fields: { versionCode: 'field.range' } };
    expect(await trial.refuseDecision(second, 'approve')).toEqual(refused);
    await trial.db.updateTable('versions').set({ version_code: 8 }).where('id', '=', second).execute();
    expect(await trial.decide(second, 'approve')).toMatchObject({ review: approved });
  });

  it('asks for an inspection of the file that the version has now, and of none where it may go without', async () => {
    const game = await trial.buildGame({ platforms: [2, 6, 7], web_redirect_url: '' });
    const replaced = await trial.submit(game.id, trial.apk());
    await trial.db
      .updateTable('version_inspections')
      .set({ package_file_id: crypto.randomUUID() })
      .where('version_id', '=', replaced)
      .execute();
    expect(await trial.refuseDecision(replaced, 'approve')).toEqual(REFUSED);
    const [web, android] = [await trial.submit(game.id), await trial.submit(game.id, { platform: 6 })];
    expect(await trial.refuseDecision(web, 'approve')).toEqual(REFUSED);
    expect(await trial.refuseDecision(android, 'approve')).toEqual(REFUSED);
    const outside = { application_id: game.id, platform: 6, url: 'https://store.example/game' };
    await trial.db.insertInto('application_downloads').values(outside).execute();
    expect(await trial.decide(android, 'approve')).toMatchObject({ review: approved });
    const ios = await trial.submit(game.id, { platform: 7 });
    expect(await trial.decide(ios, 'approve')).toMatchObject({ review: approved });
  });
});

describe('a rejection', () => {
  it('R4.6 gives the reasons in the language of the version, to its page, the log and a mail', async () => {
    const { id } = await trial.submitGame({ language: 'en-US', version_name: '4.0-en' });
    const answer = await trial.decide(id, 'reject', { reasons: ['crashes', 'crashes'], reason: ' See level 3. ' });
    expect(answer).toEqual({ result: true, review: rejected });
    const { rejectReason, review, decidedAt } = await ownVersion(id);
    expect(rejectReason.split('\n')).toEqual([expect.stringContaining('crashes or stops'), 'See level 3.']);
    expect({ review, decidedAt }).toEqual({ review: rejected, decidedAt: expect.any(String) });
    expect(await trial.listActions(id)).toMatchObject([
      { action: 'version.reject', actor_id: trial.operator.userId, details: { reason: rejectReason } },
    ]);
    const [mail] = await trial.readMails('4.0-en', 1);
    expect(mail).toMatchObject({ language: 'en-US', text: expect.stringContaining('See level 3.') });
  });

  it('is possible before the inspection is over', async () => {
    const game = await trial.buildGame({ platforms: [6], web_redirect_url: '' });
    const id = await trial.submit(game.id, trial.apk('waiting'));
    expect(await trial.decide(id, 'reject', { reason: 'No.' })).toMatchObject({ review: rejected });
  });
});

it('a question leaves the version in review, and its developer hears it', async () => {
  const { id } = await trial.submitGame({ version_name: '5.0-ask' });
  expect(await trial.decide(id, 'ask', { reason: '請問存檔在哪裡？' })).toEqual({ result: true, review: inReview });
  expect(await ownVersion(id)).toMatchObject({ review: inReview, isAnswerAwaited: true, decidedAt: null });
  const [mail] = await trial.readMails('5.0-ask', 1);
  expect(mail?.text).toContain('請問存檔在哪裡？');
  expect(await trial.listActions(id)).toMatchObject([{ action: 'version.ask' }]);
});

it.each(['reject', 'ask'] as const)('to %s takes a reason', async (decision) => {
  const { id } = await trial.submitGame();
  for (const rest of [{}, { reason: '  ' }]) {
    const refusal = await trial.refuseDecision(id, decision, rest);
    expect(refusal).toEqual({ status: 400, code: ERROR.invalidFormat, fields: { reason: 'field.required' } });
  }
  expect(await trial.decide(id, decision, { reasons: ['malware'] })).toMatchObject({ result: true });
});

describe('two operators', () => {
  it('that decide at once: one wins, the other gets 60043', async () => {
    const { id } = await trial.submitGame();
    const answers = await Promise.all([
      trial.send(reviewVersion, { id, decision: 'approve' }, trial.operator),
      trial.send(reviewVersion, { id, decision: 'reject', reason: 'No.' }, trial.colleague),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const replies: readonly object[] = await Promise.all(answers.map((answer) => answer.json()));
    expect(replies).toContainEqual(
      expect.objectContaining({ error: expect.objectContaining({ code: ERROR.wrongReviewState }) }),
    );
    expect(await trial.listActions(id)).toHaveLength(1);
  });

  it('respect a claim', async () => {
    const { id } = await trial.submitGame();
    const subject = `version:${id}`;
    await trial.call(takeClaim, { subject }, trial.colleague);
    expect(await trial.refuseDecision(id, 'approve')).toMatchObject({
      code: ERROR.parameterError,
      fields: { claim: 'field.taken' },
    });
    expect(await trial.decide(id, 'approve', {}, trial.colleague)).toMatchObject({ review: approved });
  });

  it('decide about what they have read only', async () => {
    const { game, id } = await trial.submitGame();
    const { version, application } = await trial.readCase(id);
    const read = { updatedAt: version.updatedAt, applicationUpdatedAt: application.updatedAt };
    const later = new Date(trial.clock.now() + 1000);
    const change = (table: 'versions' | 'applications', number: number) =>
      trial.db.updateTable(table).set({ updated_at: later }).where('id', '=', number).execute();
    await change('versions', id);
    expect(await trial.refuseDecision(id, 'approve', read)).toMatchObject({
      ...{ code: ERROR.parameterError, fields: { updatedAt: 'field.invalid' } },
    });
    const updatedAt = later.toISOString();
    await change('applications', game.id);
    expect(await trial.refuseDecision(id, 'approve', { ...read, updatedAt })).toMatchObject({
      ...{ code: ERROR.parameterError, fields: { applicationUpdatedAt: 'field.invalid' } },
    });
    const current = { updatedAt, applicationUpdatedAt: updatedAt };
    expect(await trial.decide(id, 'approve', current)).toMatchObject({ review: approved });
  });
});

it('R4.6 is 60043 for what is not in review, and 50012 for what is not there', async () => {
  const game = await trial.buildGame();
  for (const review of [VERSION_REVIEW.notReviewed, rejected, approved]) {
    const id = await trial.buildVersion(game.id, { review });
    expect(await trial.refuseDecision(id, 'approve')).toEqual(REFUSED);
    expect(await trial.refuseDecision(id, 'ask', { reason: 'Why?' })).toEqual(REFUSED);
  }
  expect(await trial.refuseDecision(MISSING, 'approve')).toEqual({ status: 404, code: ERROR.versionNotFound });
  const { id } = await trial.submitGame();
  expect(await trial.refuse(reviewVersion, { id, decision: 'praise' }, trial.operator)).toMatchObject({
    code: ERROR.invalidFormat,
  });
});

it.each([
  [listVersionReviews, {}],
  [getVersionReview, { id: 1 }],
  [reviewVersion, { id: 1, decision: 'approve' }],
  [removeVersion, { id: 1 }],
  [restoreVersion, { id: 1 }],
  [decideAppeal, { id: 1, decision: 'grant' }],
  [getReviewedFile, { id: 1 }],
])('is open to operators only', async (endpoint, input) => {
  expect(await trial.refuse(endpoint, input)).toEqual({ status: 401, code: ERROR.authorizationMissing });
  expect(await trial.refuse(endpoint, input, trial.player)).toEqual({ status: 403, code: ERROR.permissionDenied });
  expect(await trial.refuse(endpoint, input, trial.first)).toEqual({ status: 403, code: ERROR.permissionDenied });
});
