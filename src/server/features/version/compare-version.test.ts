import { afterAll, beforeAll, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import { compareVersion } from '#contract/version/endpoints.ts';
import { NO_FACTS } from '#domain/inspection/file-facts.ts';
import { openVersionTrial, type VersionTrial } from '#tests/product/open-version-trial.ts';

let trial: VersionTrial;

beforeAll(async () => {
  trial = await openVersionTrial();
});

afterAll(() => trial.close());

const compare = (id: number) => trial.call(compareVersion, { id }, trial.first);

it('compares with the version that is online for the platform', async () => {
  const game = await trial.buildGame({ platforms: [2, 6] });
  const android = (versionCode: number, abis: string[]) => ({
    platform: 6,
    file: { size: 1000 * versionCode },
    inspection: { state: 'passed', facts: { ...NO_FACTS, versionCode, abis } } as const,
  });
  const online = await trial.buildVersion(game.id, {
    ...android(1, ['x86_64']),
    status: SHELF.onShelf,
    version_name: '1.0',
    contents: [{ lang: 'zh-TW', description: '舊' }],
  });
  await trial.buildVersion(game.id, { ...android(2, []), version_name: '2.0' });
  await trial.buildVersion(game.id, { status: SHELF.onShelf });
  const next = await trial.buildVersion(game.id, {
    ...android(3, ['x86_64', 'arm64-v8a']),
    review: VERSION_REVIEW.inReview,
    contents: [{ lang: 'zh-TW', description: '新' }],
  });
  expect(await compare(next)).toMatchObject({
    base: { id: online, versionName: '1.0' },
    size: { before: 1000, after: 3000 },
    values: [{ field: 'versionCode', before: '1', after: '3' }],
    abis: { added: ['arm64-v8a'], removed: [] },
    descriptions: [{ lang: 'zh-TW', before: '舊', after: '新' }],
  });
});

it('compares with the latest approved one where none is online, and with nothing where there is none', async () => {
  const game = await trial.buildGame();
  const first = await trial.buildVersion(game.id, { review: VERSION_REVIEW.rejected });
  expect(await compare(first)).toMatchObject({ base: null, size: null });
  await trial.buildVersion(game.id);
  const latest = await trial.buildVersion(game.id);
  await trial.buildVersion(game.id, { review: VERSION_REVIEW.rejected });
  expect((await compare(first)).base?.id).toBe(latest);
});

it('says nothing of a file whose inspection is that of an earlier one', async () => {
  const game = await trial.buildGame();
  const facts = { ...NO_FACTS, entry: 'index.html' };
  const old = { file: {}, inspection: { state: 'passed', facts } } as const;
  await trial.buildVersion(game.id, { ...old, status: SHELF.onShelf });
  const id = await trial.buildVersion(game.id, { file: {}, inspection: { state: 'passed', facts: NO_FACTS } });
  expect((await compare(id)).values).toHaveLength(1);
  await trial.db
    .updateTable('version_inspections')
    .set({ package_file_id: crypto.randomUUID() })
    .where('version_id', '=', id)
    .execute();
  expect((await compare(id)).values).toEqual([]);
});

it('answers 50012 to strangers', async () => {
  const game = await trial.buildGame();
  const id = await trial.buildVersion(game.id);
  expect(await trial.refuse(compareVersion, { id }, trial.second)).toEqual({
    status: 404,
    code: ERROR.versionNotFound,
  });
  expect(await trial.refuse(compareVersion, { id }, {})).toMatchObject({ code: ERROR.authorizationMissing });
  expect(await trial.refuse(compareVersion, { id }, trial.player)).toMatchObject({ code: ERROR.permissionDenied });
});
