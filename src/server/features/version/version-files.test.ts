import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildRequest } from '#client/build-request.ts';
import { deleteAccount, exportAccount, getUserProfile } from '#contract/account/endpoints.ts';
import { deleteApplication } from '#contract/application/developer-endpoints.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { flattenParameters } from '#contract/request/array-parameters.ts';
import { makeSignature } from '#contract/request/signature.ts';
import { IncomingFile } from '#contract/upload/incoming-file.ts';
import { HEADERS, LIMITS } from '#contract/values/limits.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import {
  answerVersionReview,
  createVersion,
  deleteVersion,
  getOwnVersion,
  listOwnVersions,
  pullVersion,
  reapplyVersion,
  releaseVersion,
  updateVersionFile,
} from '#contract/version/endpoints.ts';
import { receivePackage } from '#server/features/package-upload/package-queries.ts';
import { buildPackageFile } from '#tests/factories/build-version.ts';
import { buildApk } from '#tests/packages/build-apk.ts';
import { buildWebBuild } from '#tests/packages/build-web-build.ts';
import { openVersionTrial, type VersionInput, type VersionTrial } from '#tests/product/open-version-trial.ts';

/** A file as the server receives it. */
const toIncoming = (content: Buffer) =>
  new IncomingFile({
    name: 'game.zip',
    type: 'application/zip',
    content: (async function* () {
      yield content;
    })(),
  });

const SIGN_SECRET = 'test sign secret';

let trial: VersionTrial;
let webBuild: Buffer;

beforeAll(async () => {
  trial = await openVersionTrial();
  webBuild = await buildWebBuild();
});

afterAll(() => trial.close());

const fileOf = (content: Uint8Array<ArrayBuffer> | string, name: string) => new File([content], name);
const buildFile = (name = 'game.zip') => fileOf(new Uint8Array(webBuild), name);
const buildAndroid = async (packageName: string, name: string) =>
  fileOf(new Uint8Array(await buildApk({ packageName })), name);
/** A game with version files, on the web and on Android. */
const buildHostedGame = () => trial.buildGame({ web_redirect_url: '', platforms: [2, 6, 7] });
const get = (id: number) => trial.call(getOwnVersion, { id }, trial.first);
const update = (input: InputOf<typeof updateVersionFile>) => trial.call(updateVersionFile, input, trial.first);
const refuseUpdate = (input: object) => trial.refuse(updateVersionFile, input, trial.first);
const contents = LOCALES.map((lang) => ({ lang, description: lang }));

describe('a version with its file', () => {
  it('R1.13 R3.22 R7.60 is made, listed with name and size of the file, and deleted', async () => {
    const { appId } = await buildHostedGame();
    const file = await buildAndroid(appId, 'game-1.apk');
    const { id, review } = await trial.create(appId, { platform: 6, file });
    expect(review).toBe(VERSION_REVIEW.inReview);
    const listed = await trial.call(listOwnVersions, { applicationId: appId }, trial.first);
    expect(listed.list[0]).toMatchObject({
      id,
      file: { name: 'game-1.apk', size: file.size, sha256: expect.stringMatching(/^[\da-f]{64}$/), url: '' },
    });
    expect((await get(id)).inspection.stages).not.toEqual([]);
    await trial.db.updateTable('versions').set({ review: VERSION_REVIEW.approved }).where('id', '=', id).execute();
    await trial.call(releaseVersion, { id }, trial.first);
    const url = `/api/public/app/download?applicationId=${appId}&platform=6`;
    expect((await get(id)).file).toMatchObject({ name: 'game-1.apk', size: file.size, url });
    await trial.call(pullVersion, { id }, trial.first);
    await trial.call(deleteVersion, { id }, trial.first);
    expect(await trial.call(listOwnVersions, { applicationId: appId }, trial.first)).toEqual({ count: 0, list: [] });
  });

  it('comes by an upload before it as well, once, and a refusal leaves that for another try', async () => {
    const { id: applicationId, appId } = await buildHostedGame();
    const application = { id: applicationId };
    const receive = (userId: number) =>
      receivePackage(trial.services, { userId, application, platform: 2, file: toIncoming(webBuild) });
    const { id: uploadId, size } = await receive(trial.first.userId);
    expect(await trial.refuseToCreate(appId, { uploadId, versionName: '' })).toMatchObject({
      code: ERROR.invalidFormat,
    });
    const { id } = await trial.create(appId, { uploadId, versionName: '1.0.0' });
    expect((await get(id)).file).toMatchObject({ name: 'game.zip', size });
    const half = await buildPackageFile(trial.db, {
      application_id: applicationId,
      state: 'receiving',
      platform: 2,
      sha256: null,
    });
    const cases = [
      [{ uploadId }, 'upload.unknown'],
      [{ uploadId: crypto.randomUUID() }, 'upload.unknown'],
      [{ uploadId: (await receive(trial.second.userId)).id }, 'upload.unknown'],
      [{ uploadId: half.id }, 'upload.incomplete'],
      [{ uploadId: half.id, file: buildFile('both.zip') }, 'field.invalid'],
      [{ uploadId: 'x' }, 'field.invalid'],
    ] as const;
    for (const [overrides, message] of cases) {
      const refused = await trial.refuseToCreate(appId, overrides);
      expect(refused).toMatchObject({ code: ERROR.invalidFormat, fields: { uploadId: message } });
    }
    expect(await trial.countVersions(applicationId)).toBe(1);
  });

  it('leaves no file where it is refused, not even one that came in whole', async () => {
    const { id: applicationId, appId } = await buildHostedGame();
    const other = await buildAndroid('com.example.other', 'game.apk');
    expect(await trial.refuseToCreate(appId, { platform: 6, file: other })).toMatchObject({
      code: ERROR.invalidFormat,
    });
    const names = ['1.0.0', '1.0.0'];
    const answers = await Promise.all(
      names.map(async (versionName, index) => {
        const input = trial.buildInput(appId, { versionName, file: buildFile(`${index}.zip`) });
        return (await trial.send(createVersion, input, trial.first)).status;
      }),
    );
    expect(answers.toSorted()).toEqual([200, 409]);
    const kept = await trial.db
      .selectFrom('package_files')
      .select('id')
      .where('application_id', '=', applicationId)
      .execute();
    expect(kept).toHaveLength(1);
  });
});

describe('a wrong file', () => {
  it('R7.60 is refused by its name, its kind, or as another game’s, and leaves no version', async () => {
    const { id, appId } = await buildHostedGame();
    const cases = [
      [{ platform: 6, file: fileOf('hello', 'game.txt') }, 'rule.file_type'],
      [{ platform: 6, file: fileOf('hello', 'game.apk') }, expect.stringMatching(/^inspection\./)],
      [
        { platform: 6, file: await buildAndroid('com.example.other', 'game.apk') },
        expect.stringMatching(/^inspection\./),
      ],
      [{ platform: 2, file: fileOf('', 'game.zip') }, 'file.package_empty'],
      [{ platform: 2 }, 'field.required'],
    ] as const;
    for (const [overrides, message] of cases) {
      const refused = await trial.refuseToCreate(appId, overrides);
      expect(refused).toMatchObject({ status: 400, code: ERROR.invalidFormat, fields: { file: message } });
    }
    expect(await trial.countVersions(id)).toBe(0);
  });

  it('R8.19 is any file where none is needed', async () => {
    const elsewhere = await trial.buildGame();
    const { appId } = await buildHostedGame();
    for (const [applicationId, platform] of [
      [elsewhere.appId, 2],
      [appId, 7],
    ] as const) {
      expect(await trial.refuseToCreate(applicationId, { platform, file: buildFile() })).toEqual({
        status: 409,
        code: ERROR.noPackageNeeded,
        fields: { file: 'file.package_none' },
      });
    }
    expect((await trial.create(appId, { platform: 7 })).review).toBe(VERSION_REVIEW.inReview);
  });

  it('R8.18 is one of a name that another version has, until that is deleted', async () => {
    const { appId } = await buildHostedGame();
    const first = await trial.create(appId, { file: buildFile('same.zip') });
    const taken = { status: 409, code: ERROR.duplicateFileName, fields: { file: 'field.taken' } };
    expect(await trial.refuseToCreate(appId, { file: buildFile('same.zip') })).toEqual(taken);
    const second = await trial.create(appId, { file: buildFile('another.zip') });
    expect(await refuseUpdate({ id: second.id, file: buildFile('same.zip') })).toEqual(taken);
    await trial.call(deleteVersion, { id: first.id }, trial.first);
    await trial.create(appId, { file: buildFile('same.zip') });
  });
});

describe('another file for a version', () => {
  it('R7.64 R4.6 replaces the old one while it is not online, and is inspected and reviewed again', async () => {
    const { id: applicationId, appId } = await buildHostedGame();
    const id = await trial.buildVersion(applicationId, {
      contents,
      released_at: '2026-01-02T00:00:00Z',
      version_code: 7,
      version_name: '1.0.0',
      file: { platform: 2, name: 'old.zip' },
      inspection: { state: 'passed' },
    });
    const before = await trial.findRow(id);
    const told = contents.map(({ lang }) => ({ lang, description: `Mended in ${lang}` }));
    expect(await update({ id, file: buildFile('new.zip'), versionName: '1.0.1', contents: told })).toEqual({
      result: true,
      review: VERSION_REVIEW.inReview,
    });
    expect(await get(id)).toMatchObject({
      applicationId: appId,
      versionName: '1.0.1',
      contents: told,
      file: { name: 'new.zip', size: webBuild.length },
      review: 1,
      releasedAt: null,
      status: SHELF.offShelf,
    });
    const after = await trial.findRow(id);
    expect(after.package_file_id).not.toBe(before.package_file_id);
    const left = await trial.db
      .selectFrom('package_files')
      .select('id')
      .where('id', '=', before.package_file_id ?? '')
      .executeTakeFirst();
    expect(left).toBeDefined();
    expect(await trial.listActions(id)).toMatchObject([{ action: 'version.file', details: { from: 3, to: 1 } }]);
    await update({ id, file: buildFile('new.zip') });
  });

  it('R7.64 R8.19 is refused for the one that is online, before anything of the file is read', async () => {
    const { id: applicationId } = await buildHostedGame();
    const id = await trial.buildVersion(applicationId, { contents, status: SHELF.onShelf });
    expect(await refuseUpdate({ id, file: buildFile(), versionName: '' })).toEqual({
      status: 409,
      code: ERROR.versionAlreadyPublished,
    });
    expect((await get(id)).status).toBe(SHELF.onShelf);
  });

  it('R5.28 R5.34 is refused with the texts that come with it, and leaves the old one', async () => {
    const { id: applicationId, appId } = await buildHostedGame();
    await trial.create(appId, { versionName: '1.0.0', file: buildFile('one.zip') });
    const { id } = await trial.create(appId, { versionName: '1.0.1', file: buildFile('two.zip') });
    const before = (await trial.findRow(id)).package_file_id;
    const file = buildFile('three.zip');
    expect(await refuseUpdate({ id, file, versionName: '1.0.0' })).toMatchObject({ code: ERROR.duplicateVersionName });
    expect(await refuseUpdate({ id, file, contents: [contents[0]] })).toMatchObject({ code: ERROR.invalidFormat });
    expect(await refuseUpdate({ id, versionName: '1.0.2' })).toMatchObject({ fields: { file: 'field.required' } });
    expect(await trial.refuse(updateVersionFile, { id, file }, trial.second)).toEqual({
      status: 404,
      code: ERROR.versionNotFound,
    });
    expect((await trial.findRow(id)).package_file_id).toBe(before);
    expect(await trial.countVersions(applicationId)).toBe(2);
  });
});

it('goes with its application and leaves the file to the sweep', async () => {
  const game = await trial.buildGame({ published_at: null, status: SHELF.offShelf });
  const id = await trial.buildVersion(game.id, { file: { platform: 2 }, review: VERSION_REVIEW.inReview });
  await trial.call(answerVersionReview, { id, text: 'x' }, trial.first);
  const file = (await trial.findRow(id)).package_file_id ?? '';
  await trial.call(deleteApplication, { applicationId: game.appId, confirm: game.appId }, trial.first);
  const left = (table: 'package_files' | 'review_messages') => trial.db.selectFrom(table).selectAll();
  expect(await left('package_files').where('id', '=', file).execute()).toMatchObject([{ application_id: null }]);
  expect(await left('review_messages').where('subject', '=', `version:${id}`).execute()).toEqual([]);
});

it('is in the export of its developer’s account, with the conversation', async () => {
  const game = await trial.buildGame({ developer_id: trial.second.userId });
  const overrides = { file: { platform: 2, name: 'sea.zip' }, review: VERSION_REVIEW.inReview, version_name: '3.0' };
  const id = await trial.buildVersion(game.id, overrides);
  await trial.call(answerVersionReview, { id, text: 'It starts here.' }, trial.second);
  const { versions } = await trial.call(exportAccount, {}, trial.second);
  expect(versions).toMatchObject([
    { applicationId: game.appId, versionName: '3.0', fileName: 'sea.zip', messages: [{ text: 'It starts here.' }] },
  ]);
  await trial.call(
    deleteAccount,
    { confirm: (await trial.call(getUserProfile, {}, trial.second)).account },
    trial.second,
  );
  expect(await trial.findRow(id)).toMatchObject({ status: SHELF.offShelf });
});

it('R7.68 a file that did not pass is inspected once more when its version is sent in again', async () => {
  const { id: applicationId } = await buildHostedGame();
  const build = (state: 'failed' | 'warned') =>
    trial.buildVersion(applicationId, {
      review: VERSION_REVIEW.rejected,
      file: { platform: 2 },
      inspection: { state },
    });
  const [failed, warned] = [await build('failed'), await build('warned')];
  for (const id of [failed, warned]) await trial.call(reapplyVersion, { id }, trial.first);
  expect((await get(warned)).inspection.state).toBe('warned');
  expect((await get(failed)).inspection.stages.every(({ state }) => state === 'failed')).toBe(false);
});

it('checks form and names before the file is read: an incomplete one goes unnoticed', async () => {
  const { appId } = await buildHostedGame();
  await trial.create(appId, { versionName: '1.0.0', file: buildFile('first.zip') });
  const input = trial.buildInput(appId, { versionName: '1.0.0' });
  const { params } = buildRequest(createVersion, input);
  const claimed = { name: 'second.zip', size: 1_000_000_000, type: 'application/zip' };
  const iat = Math.floor(trial.clock.now() / 1000);
  const signed = { ...Object.fromEntries(Object.entries(params ?? {})), file: claimed };
  const token = await makeSignature({ params: signed, iat, secret: SIGN_SECRET, jti: crypto.randomUUID() });
  const body = new ReadableStream({
    start(controller) {
      const fields = flattenParameters(input).map(
        ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      );
      const part = `--x\r\ncontent-disposition: form-data; name="file"; filename="${claimed.name}"\r\ncontent-type: ${claimed.type}\r\n\r\n`;
      controller.enqueue(Buffer.from(`${fields.join('')}${part}PK`));
      controller.close();
    },
  });
  const headers = {
    ...trial.first.headers,
    'content-type': 'multipart/form-data; boundary=x',
    [HEADERS.clientVersion]: String(LIMITS.clientVersion),
    [HEADERS.signature]: `Bearer ${token}`,
  };
  const init = { method: 'POST', headers, body, duplex: 'half' } as const;
  const response = await trial.request(createVersion.path, init);
  expect(await response.json()).toMatchObject({ error: { code: ERROR.duplicateVersionName } });
});

it('R7.4 takes a signed form with its file, and refuses one in which a field was altered', async () => {
  const { id: applicationId, appId } = await buildHostedGame();
  const send = async (signed: VersionInput, sent: VersionInput) => {
    const { params } = buildRequest(createVersion, signed);
    const iat = Math.floor(trial.clock.now() / 1000);
    const token = await makeSignature({ params, iat, secret: SIGN_SECRET, jti: crypto.randomUUID() });
    const headers = {
      ...trial.first.headers,
      [HEADERS.clientVersion]: String(LIMITS.clientVersion),
      [HEADERS.signature]: `Bearer ${token}`,
    };
    const { url, body } = buildRequest(createVersion, sent);
    const response = await trial.request(url, { method: 'POST', headers, body });
    return response.json();
  };
  const input = trial.buildInput(appId, { file: buildFile('signed.zip') });
  const altered = input.contents?.map((content, index) => (index === 3 ? { ...content, description: 'x' } : content));
  expect(await send(input, { ...input, contents: altered })).toMatchObject({
    error: { code: ERROR.signedParametersDiffer },
  });
  expect(await send(input, { ...input, file: buildFile('other.zip') })).toMatchObject({
    error: { code: ERROR.signedParametersDiffer },
  });
  expect(await trial.countVersions(applicationId)).toBe(0);
  expect(await send(input, input)).toMatchObject({ result: true });
  expect(await trial.countVersions(applicationId)).toBe(1);
});
