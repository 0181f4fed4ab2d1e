import { access, readdir, rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import type { InspectionStage, InspectionState } from '#contract/version/inspection.ts';
import { INSPECTION_STAGES } from '#contract/version/inspection.ts';
import { buildVersion } from '#tests/factories/build-version.ts';
import { makePng } from '#tests/images/make-image.ts';
import { makeApkKey } from '#tests/packages/apk-key.ts';
import { buildApk, testApkKey } from '#tests/packages/build-apk.ts';
import { buildExe } from '#tests/packages/build-exe.ts';
import { buildWebBuild } from '#tests/packages/build-web-build.ts';
import { type InspectionTrial, openInspectionTrial } from '#tests/packages/open-inspection-trial.ts';
import { writeRawArchive } from '#tests/packages/raw-archive.ts';
import { ScannerAway } from '../../inspection/malware/malware-scanner.ts';
import type { Apksigner } from '../../inspection/run-apksigner.ts';
import { incomingPath, removePackage } from '../package-upload/package-queries.ts';
import { insertInspection, readInspections } from './inspection-queries.ts';
import { restartInspections } from './restart-inspections.ts';

let trial: InspectionTrial;

beforeAll(async () => {
  trial = await openInspectionTrial();
});

afterAll(() => trial.close());

const statesOf = (stages: readonly InspectionStage[]) => stages.map(({ state }) => state);
const codesOf = (stages: readonly InspectionStage[]) =>
  stages.flatMap(({ findings }) => findings.map(({ code }) => code));
/** Submits an APK of a new game. */
const handInApk = async (options: Partial<Parameters<typeof buildApk>[0]> = {}) => {
  const game = await trial.buildGame();
  const apk = await buildApk({ packageName: game.appId, ...options });
  return { game, apk, handed: await trial.handIn(apk, { application: game }) };
};
const listAuditActions = ({ versionId }: { versionId: number }) =>
  trial.db.selectFrom('audit_log').selectAll().where('subject', '=', `version:${versionId}`).execute();

it('R5.19 gives a version its file once it passes all checks', async () => {
  const { apk, handed } = await handInApk({ versionCode: 12 });
  expect((await readInspections(trial.db, [handed.versionId])).get(handed.versionId)).toMatchObject({
    state: 'waiting',
    facts: null,
  });
  await trial.inspect(handed);
  const inspection = await trial.readInspection(handed);
  expect(inspection.state).toBe('passed');
  expect(inspection.stages.map(({ stage }) => stage)).toEqual(INSPECTION_STAGES);
  expect(statesOf(inspection.stages)).toEqual(['passed', 'passed', 'passed', 'passed', 'skipped', 'passed']);
  expect(codesOf(inspection.stages)).toEqual(['signature.checked_here', 'malware.no_scanner']);
  expect(inspection.files).toContainEqual(['AndroidManifest.xml', expect.any(Number), expect.any(Number)]);
  const version = await trial.readVersion(handed);
  const file = await trial.readFile(handed);
  expect(version).toMatchObject({
    file_key: file.file_key,
    version_code: 12,
    certificates: [testApkKey().sha256],
    review: VERSION_REVIEW.inReview,
  });
  expect(file).toMatchObject({ state: 'stored', folder_key: null });
  expect(await buffer(trial.services.files.read(version.file_key ?? ''))).toEqual(apk);
  await expect(access(incomingPath(trial.services, handed.packageFileId))).rejects.toThrow();
});

it('R5.20 unpacks a web build to where it is played, and skips the stages for APKs', async () => {
  const game = await trial.buildGame();
  const handed = await trial.handIn(await buildWebBuild({ folder: 'build' }), { application: game, platform: 2 });
  await trial.inspect(handed);
  const { state, stages, facts } = await trial.readInspection(handed);
  expect(state).toBe('passed');
  expect(statesOf(stages)).toEqual(['passed', 'passed', 'skipped', 'skipped', 'skipped', 'passed']);
  expect(facts).toMatchObject({ entry: 'build/index.html', fileCount: 3 });
  const folder = `games/${handed.packageFileId}`;
  expect(await trial.readVersion(handed)).toMatchObject({ file_key: folder, version_code: null });
  expect(await trial.readFile(handed)).toMatchObject({ state: 'stored', folder_key: folder });
  expect((await buffer(trial.services.files.read(`${folder}/index.html`))).toString()).toContain('Test game');
});

it('accepts a name that is cut in the middle of a character', async () => {
  const { handed } = await handInApk({ label: `${'x'.repeat(199)}😀` });
  await trial.inspect(handed);
  expect(await trial.readInspection(handed)).toMatchObject({
    state: 'passed',
    facts: { label: expect.stringMatching(/^x{199}/) },
  });
});

it('leaves nothing of a web build whose upload is deleted while it is unpacked', async () => {
  const game = await trial.buildGame();
  const handed = await trial.handIn(await buildWebBuild(), { application: game, platform: 2 });
  const { files } = trial.services;
  const folder = `games/${handed.packageFileId}`;
  const keys: string[] = [];
  const remove = async () => {
    await trial.db.deleteFrom('versions').where('id', '=', handed.versionId).execute();
    await removePackage(trial.services, handed.packageFileId);
  };
  const put: typeof files.put = async (key, content) => {
    // After the file list was written, before the first file.
    if (keys.push(key) === 2) await remove();
    return files.put(key, content);
  };
  await trial.inspect(handed, { scanner: null, ...{ files: { ...files, put } } });
  expect(keys).toContain(`${folder}/index.html`);
  expect(await Promise.all(keys.map((key) => files.find(key)))).toEqual(keys.map(() => undefined));
});

it('accepts Windows programs, and warns about unsigned ones', async () => {
  const game = await trial.buildGame();
  const handed = await trial.handIn(buildExe({ machine: 'arm64' }), { application: game, platform: 1 });
  await trial.inspect(handed);
  const { state, stages, facts } = await trial.readInspection(handed);
  expect(state).toBe('warned');
  expect(codesOf(stages)).toEqual(['signature.exe_none', 'malware.no_scanner']);
  expect(facts).toMatchObject({ machine: 'arm64', signatureSchemes: [] });
});

describe('an error in the file', () => {
  it('rejects the version in the language of its developer, with an audit entry and a mail in the same transaction', async () => {
    const game = await trial.buildGame();
    const apk = await buildApk({ packageName: 'com.example.somebody.else' });
    const handed = await trial.handIn(apk, { application: game, version: { language: 'vi-VN' } });
    const told: unknown[] = [];
    await trial.inspect(handed, { notifyDeveloper: async (_trx, refused) => void told.push(refused) });
    const { state, stages } = await trial.readInspection(handed);
    expect(state).toBe('failed');
    expect(statesOf(stages)).toEqual(['passed', 'failed', 'skipped', 'skipped', 'skipped', 'skipped']);
    const version = await trial.readVersion(handed);
    expect(version).toMatchObject({ review: VERSION_REVIEW.rejected, file_key: null, decided_by: null });
    expect(version.reject_reason).toMatch(/^Tên gói trong APK là “com\.example\.somebody\.else”/);
    expect(version.decided_at).not.toBeNull();
    expect(told).toEqual([{ versionId: handed.versionId, reason: version.reject_reason }]);
    expect(await listAuditActions(handed)).toMatchObject([
      {
        action: 'version.inspection_failed',
        actor_id: null,
        details: { applicationId: game.appId, findings: ['apk.package_name'] },
      },
    ]);
  });

  it('completes the inspection even if the archive has names that the database cannot store', async () => {
    const game = await trial.buildGame();
    // The last one is cut in the middle of a character in the report.
    const names = ['a\0b/index.html', `a\0b/${'x'.repeat(60_000)}`, `a\0b/${'x'.repeat(194)}😀😀😀`];
    const archive = writeRawArchive(names.map((name) => ({ name, content: Buffer.from('<!doctype html>') })));
    const handed = await trial.handIn(archive, { application: game, platform: 2 });
    await trial.inspect(handed);
    const inspection = await trial.readInspection(handed);
    expect(inspection.state).toBe('failed');
    expect(codesOf(inspection.stages)).toContain('zip.unsafe_path');
    expect(inspection.facts).toMatchObject({ fileCount: 3, largest: [], entry: null });
    expect(inspection.files).toEqual([]);
    expect(JSON.stringify(inspection.facts).length).toBeLessThan(2000);
    expect(await trial.readVersion(handed)).toMatchObject({ review: VERSION_REVIEW.rejected });
  });

  it('leaves nothing behind if the developer cannot be notified', async () => {
    const { handed } = await handInApk({ key: null });
    const broken = trial.inspect(handed, { notifyDeveloper: () => Promise.reject(new Error('no queue')) });
    await expect(broken).rejects.toThrow('no queue');
    expect(await trial.readInspection(handed)).toMatchObject({ state: 'running' });
    expect(await trial.readVersion(handed)).toMatchObject({ review: VERSION_REVIEW.inReview });
    expect(await listAuditActions(handed)).toEqual([]);
    await trial.inspect(handed);
    expect(await trial.readVersion(handed)).toMatchObject({ review: VERSION_REVIEW.rejected });
  });

  it('sends the mail with the reason', async () => {
    const { handed } = await handInApk({ key: null });
    const { user_id: id } = await trial.readFile(handed);
    const proved = { email: 'mei@example.com', is_email_confirmed: true };
    await trial.db.updateTable('users').set(proved).where('id', '=', id).execute();
    await trial.inspect(handed);
    await expect
      .poll(async () => (await trial.db.selectFrom('outbox').selectAll().execute()).map(({ text }) => text).join(), {
        timeout: 20_000,
      })
      .toContain('APK 沒有簽章');
  });

  it('rejects a versionCode that is not above the highest approved one of the platform', async () => {
    const game = await trial.buildGame();
    const approved = { application_id: game.id, platform: 6, status: SHELF.offShelf } as const;
    await buildVersion(trial.db, { ...approved, version_code: 30, review: VERSION_REVIEW.approved });
    await buildVersion(trial.db, { ...approved, version_code: 90, review: VERSION_REVIEW.rejected });
    await buildVersion(trial.db, { ...approved, platform: 1, version_code: 90 });
    const inspect = async (versionCode: number) => {
      const apk = await buildApk({ packageName: game.appId, versionCode });
      const handed = await trial.handIn(apk, { application: game });
      await trial.inspect(handed);
      return codesOf((await trial.readInspection(handed)).stages);
    };
    expect(await inspect(30)).toEqual(['apk.version_code_low']);
    expect(await inspect(31)).not.toContain('apk.version_code_low');
  });
});

it('warns about a certificate that differs from that of the online version', async () => {
  const { game, handed } = await handInApk();
  const online = { application_id: game.id, platform: 6, status: SHELF.onShelf } as const;
  await buildVersion(trial.db, { ...online, certificates: [makeApkKey().sha256] });
  await trial.inspect(handed);
  const { state, stages } = await trial.readInspection(handed);
  expect(state).toBe('warned');
  expect(codesOf(stages)).toContain('signature.certificate_changed');
});

it('warns about permissions that collect undeclared data', async () => {
  const permissions = ['CAMERA', 'READ_CONTACTS', 'INTERNET'].map((name) => `android.permission.${name}`);
  const { game, handed } = await handInApk({ permissions });
  const declare = (code: number, collected: boolean) =>
    trial.db.insertInto('application_data_types').values({ application_id: game.id, code, collected }).execute();
  await declare(601, true);
  await declare(602, true);
  await declare(1001, false);
  await trial.inspect(handed);
  const { stages, facts } = await trial.readInspection(handed);
  expect(stages.find(({ stage }) => stage === 'declarations')).toEqual({
    stage: 'declarations',
    state: 'warned',
    findings: [
      { code: 'declarations.undeclared', level: 'warning', values: { permission: 'READ_CONTACTS', count: 1 } },
      { code: 'declarations.sensitive', level: 'note', values: { permissions: 'READ_CONTACTS' } },
    ],
  });
  expect(facts?.permissions.map(({ undeclared }) => undeclared)).toEqual([[], [1001], []]);
});

it('stores the icon of an APK re-encoded, visible only to its developer and operators', async () => {
  const icon = await makePng({ width: 96, height: 96 });
  const { handed } = await handInApk({ application: { icon: 'res/icon.png' }, files: { 'res/icon.png': icon } });
  await trial.inspect(handed);
  const { facts, stages } = await trial.readInspection(handed);
  expect(facts?.icon).toMatch(/^\/files\/private\/[\w-]+\/document\.png$/);
  expect(codesOf(stages)).not.toContain('apk.icon_unreadable');
  expect((await trial.request(facts?.icon ?? '')).status).toBe(404);
  const hostile = await handInApk({
    application: { icon: 'res/icon.png' },
    files: { 'res/icon.png': icon.subarray(0, 60) },
  });
  await trial.inspect(hostile.handed);
  const refused = await trial.readInspection(hostile.handed);
  expect(refused.facts?.icon).toBeNull();
  expect(codesOf(refused.stages)).toContain('apk.icon_unreadable');
});

describe('apksigner, where it is installed', () => {
  const inspectWith = async (apksigner: Apksigner) => {
    const { handed } = await handInApk();
    await trial.inspect(handed, { findApksigner: async () => apksigner });
    const { stages, facts } = await trial.readInspection(handed);
    return { codes: codesOf(stages), isVerified: facts?.isSignatureVerified };
  };

  it('takes precedence, and is named as the verifier', async () => {
    expect(await inspectWith(async () => ({ kind: 'verified' }))).toEqual({
      codes: ['signature.checked_by_apksigner', 'malware.no_scanner'],
      isVerified: true,
    });
    const refused = await inspectWith(async () => ({ kind: 'refused', reason: 'No JAR signatures' }));
    expect(refused).toEqual({ codes: ['signature.refused'], isVerified: false });
    const failed = await inspectWith(async () => ({ kind: 'failed' }));
    expect(failed).toMatchObject({ codes: ['signature.apksigner_failed', 'malware.no_scanner'], isVerified: true });
  });
});

describe('the scanner', () => {
  it('rejects infected files, and accepts clean ones', async () => {
    const inspectWith = async (
      outcome: { kind: 'clean' } | { kind: 'found'; name: string } | { kind: 'too_large' },
    ) => {
      const { handed } = await handInApk();
      await trial.inspect(handed, { scanner: { scan: async () => outcome } });
      const { state, stages } = await trial.readInspection(handed);
      const scanned = stages.find(({ stage }) => stage === 'malware');
      return [state, scanned?.state, scanned?.findings.map(({ code, values }) => ({ code, values }))];
    };
    expect(await inspectWith({ kind: 'clean' })).toEqual(['passed', 'passed', []]);
    expect(await inspectWith({ kind: 'too_large' })).toEqual([
      'passed',
      'skipped',
      [{ code: 'malware.too_large', values: {} }],
    ]);
    const found = [{ code: 'malware.found', values: { name: 'Eicar-Test-Signature' } }];
    expect(await inspectWith({ kind: 'found', name: 'Eicar-Test-Signature' })).toEqual(['failed', 'failed', found]);
  });

  it('keeps the inspection running while it is unavailable, reports that, and repeats nothing', async () => {
    const { handed } = await handInApk();
    const away = { scan: () => Promise.reject(new ScannerAway('no answer')) };
    await expect(trial.inspect(handed, { scanner: away })).rejects.toThrow('no answer');
    const { state, stages } = await trial.readInspection(handed);
    expect(state).toBe('running');
    expect(statesOf(stages)).toEqual(['passed', 'passed', 'passed', 'passed', 'running', 'waiting']);
    expect(codesOf(stages)).toContain('malware.unreachable');
    expect(await trial.readVersion(handed)).toMatchObject({ review: VERSION_REVIEW.inReview });
    const unread = { ...trial.services.inspector, inspect: () => Promise.reject(new Error('read again')) };
    await trial.inspect(handed, { scanner: { scan: async () => ({ kind: 'clean' }) }, ...{ inspector: unread } });
    const after = await trial.readInspection(handed);
    expect(after.state).toBe('passed');
    expect(codesOf(after.stages)).toEqual(['signature.checked_here']);
  });
});

describe('an inspection that was interrupted', () => {
  it('reaches the same result from any point, even if the file is already stored', async () => {
    const { handed } = await handInApk();
    const states: InspectionState[][] = [];
    for (const ends of ['content', 'signature', 'malware', 'storing'] as const) {
      const stages = INSPECTION_STAGES.map((stage, place): InspectionStage => {
        const isBefore = place < INSPECTION_STAGES.indexOf(ends);
        const state = stage === ends ? 'running' : isBefore ? 'passed' : 'waiting';
        return { stage, state, findings: [] };
      });
      await trial.db
        .updateTable('version_inspections')
        .set({ state: 'running', stages: JSON.stringify(stages) })
        .where('version_id', '=', handed.versionId)
        .execute();
      await trial.db.updateTable('versions').set({ file_key: null }).where('id', '=', handed.versionId).execute();
      await trial.inspect(handed);
      const after = await trial.readInspection(handed);
      states.push([after.state, ...statesOf(after.stages)]);
      expect((await trial.readVersion(handed)).file_key).toContain(handed.packageFileId);
    }
    for (const state of states)
      expect(state).toEqual(['passed', ...INSPECTION_STAGES.map(() => expect.stringMatching(/passed|skipped/))]);
  });

  it('leaves no files behind', async () => {
    const folders = await readdir(trial.services.incomingFolder);
    expect(folders.filter((name) => name.startsWith('inspection-'))).toEqual([]);
  });

  it('is restarted after hours without progress', async () => {
    const { handed } = await handInApk();
    await restartInspections(trial.services);
    expect((await trial.readInspection(handed)).state).toBe('waiting');
    const later = { ...trial.services, now: () => trial.services.now() + 8 * 3_600_000 };
    await restartInspections(later);
    await expect.poll(async () => (await trial.readInspection(handed)).state, { timeout: 25_000 }).toBe('passed');
  });
});

describe('a file that was replaced', () => {
  it('is no longer inspected', async () => {
    const { handed, game } = await handInApk();
    const packageFileId = await trial.receive(await buildApk({ packageName: game.appId, versionCode: 2 }), {
      application: game,
    });
    const replaced = { versionId: handed.versionId, packageFileId };
    const replace = () =>
      trial.db.transaction().execute(async (trx) => {
        await trx
          .updateTable('versions')
          .set({ package_file_id: packageFileId })
          .where('id', '=', handed.versionId)
          .execute();
        await insertInspection(trx, { ...replaced, now: new Date(trial.services.now()) });
      });
    // Between the stage that was read and the next one.
    const scanner = {
      scan: async () => {
        await replace();
        return { kind: 'clean' } as const;
      },
    };
    await trial.inspect(handed, { scanner });
    expect(await trial.readInspection(handed)).toMatchObject({ state: 'waiting', package_file_id: packageFileId });
    expect(await trial.readVersion(handed)).toMatchObject({ file_key: null });
    await trial.inspect(handed);
    expect((await trial.readInspection(handed)).state).toBe('waiting');
    await trial.inspect(replaced);
    expect(await trial.readVersion(handed)).toMatchObject({ version_code: 2 });
  });

  it('does not stop the queue: the job of a deleted version is completed', async () => {
    const { handed } = await handInApk();
    await trial.db.deleteFrom('versions').where('id', '=', handed.versionId).execute();
    await expect(trial.inspect(handed)).resolves.toBeUndefined();
  });
});

it('fails for problems of the installation without rejecting the version', async () => {
  const { handed } = await handInApk();
  await rm(incomingPath(trial.services, handed.packageFileId));
  await expect(trial.inspect(handed)).rejects.toThrow();
  expect(await trial.readInspection(handed)).toMatchObject({ state: 'waiting' });
  expect(await trial.readVersion(handed)).toMatchObject({ review: VERSION_REVIEW.inReview });
});

it('runs in the queue', async () => {
  const { handed } = await handInApk();
  await trial.enqueue(handed);
  await expect.poll(async () => (await trial.readInspection(handed)).state, { timeout: 25_000 }).toBe('passed');
});
