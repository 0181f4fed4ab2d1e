import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeClaim } from '#contract/claim/operator-endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import { answerVersionReview } from '#contract/version/endpoints.ts';
import { getVersionReview } from '#contract/version/operator-endpoints.ts';
import { VERSION_REASONS } from '#contract/version/operator-entities.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import { ONLINE, openVersionReviewTrial, type VersionReviewTrial } from '#tests/product/open-version-review-trial.ts';

const MISSING = 2_147_483_647;

let trial: VersionReviewTrial;

beforeAll(async () => {
  trial = await openVersionReviewTrial();
});

afterAll(() => trial.close());

const show = (id: number, lang: 'en-US' | 'vi-VN') => trial.call(getVersionReview, { id, lang }, trial.operator);

it('shows the version with its report, its game, its risks and how it differs from the one before', async () => {
  const game = await trial.buildGame({
    platforms: [6],
    web_redirect_url: '',
    names: { 'en-US': 'Sea', 'zh-TW': '海' },
  });
  const base = await trial.buildVersion(game.id, {
    ...trial.apk('passed', { certificates: ['aa'], versionCode: 1 }),
    ...{ ...ONLINE, version_name: '1.0', certificates: ['aa'] },
  });
  const id = await trial.submit(game.id, {
    ...trial.apk('warned', { certificates: ['bb'], versionCode: 2 }),
    ...{ version_name: '2.0', language: 'en-US', contents: [{ lang: 'en-US', description: 'More sea' }] },
  });
  expect(await show(id, 'en-US')).toMatchObject({
    version: { id, versionName: '2.0', inspection: { state: 'warned' }, review: VERSION_REVIEW.inReview },
    application: {
      ...{ applicationId: game.appId, name: 'Sea', status: SHELF.onShelf, company: 'Aurora Games' },
      developer: { id: trial.first.userId },
    },
    ...{ risk: 'high', risks: ['new_certificate'] },
    comparison: {
      base: { id: base, versionName: '1.0' },
      values: [{ field: 'versionCode', before: '1', after: '2' }],
      certificates: { added: ['bb'], removed: ['aa'] },
      descriptions: [{ lang: 'en-US', before: '', after: 'More sea' }],
    },
    ...{ playUrl: null, language: 'en-US', canDecideAppeal: false, claim: null, messages: [], history: [] },
  });
  expect((await show(id, 'vi-VN')).application.name).toBe('海');
});

it('has the reasons in the language of the version', async () => {
  const { id } = await trial.submitGame({ language: 'en-US' });
  const { templates } = await trial.readCase(id);
  expect(templates.map(({ key }) => key)).toEqual(VERSION_REASONS);
  expect(templates[1]?.text).toContain('crashes');
});

it('shows what of the application is another one than the last approval found', async () => {
  const { game, id } = await trial.submitGame();
  const first = await trial.readCase(id);
  expect(first.formChanges.since).toBeNull();
  expect(first.formChanges.changes).toContainEqual(
    expect.objectContaining({ field: 'contents.zh-TW.name', before: [] }),
  );
  await trial.decide(id, 'approve');
  const since = new Date(trial.clock.now()).toISOString();
  const next = await trial.submit(game.id);
  expect((await trial.readCase(next)).formChanges).toEqual({ since, changes: [] });
  await trial.db
    .updateTable('application_contents')
    .set({ name: 'Ocean' })
    .where('application_id', '=', game.id)
    .where('lang', '=', 'en-US')
    .execute();
  await trial.db.updateTable('applications').set({ icon: '/files/new.png' }).where('id', '=', game.id).execute();
  trial.clock.advance(HOUR_MS);
  await trial.decide(next, 'reject', { reason: 'No.' });
  const { formChanges } = await trial.readCase(next);
  expect(formChanges).toMatchObject({
    since,
    changes: [
      { field: 'contents.en-US.name', kind: 'text', before: [expect.stringContaining('Game')], after: ['Ocean'] },
      { field: 'icon', kind: 'image', after: ['/files/new.png'] },
    ],
  });
});

describe('a game of the web', () => {
  it('is played by an address of its own before players get it, for some hours', async () => {
    const game = await trial.buildGame({ web_redirect_url: '' });
    const folderKey = `games/${crypto.randomUUID()}`;
    await trial.services.files.put(`${folderKey}/index.html`, Buffer.from('<p>The game</p>'));
    const id = await trial.submit(game.id, {
      ...{ platform: 2, file: { platform: 2, name: 'game.zip', folder_key: folderKey }, file_key: null },
      inspection: { state: 'passed' },
    });
    expect((await trial.request(`/play-files/${folderKey}/index.html`)).status).toBe(404);
    const { playUrl } = await trial.readCase(id);
    expect(playUrl).toMatch(/^\/play-files\/preview\/[^/]+\/index\.html$/);
    const page = await trial.request(playUrl ?? '');
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('The game')]);
    trial.clock.advance(7 * HOUR_MS);
    expect((await trial.request(playUrl ?? '')).status).toBe(404);
  });

  it('that is played elsewhere is played there, and has no file', async () => {
    const { id } = await trial.submitGame();
    expect(await trial.readCase(id)).toMatchObject({ playUrl: 'https://play.example/x', fileUrl: null });
  });
});

it('shows the conversation, what was decided before, and who is at it', async () => {
  const game = await trial.buildGame();
  const earlier = await trial.submit(game.id, { version_name: '1.0-told' });
  await trial.decide(earlier, 'reject', { reason: 'Too loud.' });
  const id = await trial.submit(game.id);
  const later = await trial.submit(game.id);
  await trial.decide(later, 'approve');
  await trial.decide(id, 'ask', { reason: 'Which font?' }, trial.colleague);
  await trial.call(answerVersionReview, { id, text: 'Ours.' }, trial.first);
  await trial.call(takeClaim, { subject: `version:${id}` }, trial.operator);
  expect(await trial.readCase(id)).toMatchObject({
    messages: [
      { isOperator: true, text: 'Which font?' },
      { isOperator: false, text: 'Ours.' },
    ],
    history: [
      { versionId: id, action: 'version.ask', reason: 'Which font?', by: { id: trial.colleague.userId } },
      { versionId: earlier, versionName: '1.0-told', action: 'version.reject', reason: 'Too loud.' },
    ],
    claim: { isOwn: true },
  });
  expect((await trial.readCase(id)).history).toHaveLength(2);
});

it('leads from one version that can be decided to the next, past those that cannot yet', async () => {
  const game = await trial.buildGame({ platforms: [2, 6] });
  const submit = (day: number, overrides = {}) =>
    trial.submit(game.id, { submitted_at: `2031-01-0${day}T00:00:00Z`, ...overrides });
  const first = await submit(1);
  const busy = await submit(2, trial.apk('running'));
  const second = await submit(3);
  const neighbours = async (id: number) => {
    const { previous, next } = await trial.readCase(id);
    return { previous, next };
  };
  expect(await neighbours(first)).toMatchObject({ next: second });
  expect(await neighbours(second)).toEqual({ previous: first, next: null });
  expect(await neighbours(busy)).toEqual({ previous: second, next: null });
  await trial.decide(second, 'approve');
  const oldest = (await trial.list({ review: VERSION_REVIEW.inReview })).list[0]?.id;
  expect(await neighbours(second)).toEqual({ previous: null, next: oldest });
});

it('is 50012 for what is not there', async () => {
  const refuse = (input: object) => trial.refuse(getVersionReview, input, trial.operator);
  expect(await refuse({ id: MISSING })).toEqual({ status: 404, code: ERROR.versionNotFound });
  expect(await refuse({ id: 1, lang: 'xx' })).toMatchObject({ code: ERROR.languageNotFound });
  expect(await refuse({})).toMatchObject({ code: ERROR.invalidFormat });
});
