import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAccessTokens, revokeAccessToken } from '#contract/access-token/endpoints.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { listPackageUploads } from '#contract/version/endpoints.ts';
import { projectRoot } from '#server/project-root.ts';
import type { BuiltApplication } from '#tests/factories/build-application.ts';
import { openPublishTrial, type PublishTrial, type RunOptions } from '#tests/product/open-publish-trial.ts';
import { SURROUNDINGS } from './store-connection.ts';

const MEGABYTE = 1024 * 1024;
/** The size of each chunk the program sends. */
const PIECE = 4 * MEGABYTE;

let trial: PublishTrial;
let game: BuiltApplication;
let apk: string;

beforeAll(async () => {
  trial = await openPublishTrial();
});

afterAll(() => trial.close());

beforeEach(async () => {
  game = await trial.buildGame();
  apk = await trial.writeApk(game.appId);
});

/** Arguments of a valid command. */
function argsFor(changes: Readonly<Record<string, string>> = {}): string[] {
  const options = {
    ...{ app: game.appId, platform: 'android', file: apk, 'version-name': '1.2.0', note: 'en-US=Two new seas' },
    ...changes,
  };
  return Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
}
const sha256Of = async (path: string) =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
const listUploads = async () =>
  (await trial.call(listPackageUploads, { applicationId: game.appId }, { headers: trial.headers })).list;
const countVersions = async () =>
  (await trial.db.selectFrom('versions').select('id').where('application_id', '=', game.id).execute()).length;

/** Sends requests and records how many bytes of files they carry; `meddle` may make them fail. */
function watchPieces(meddle: (pieces: number) => void = () => {}) {
  const sent: number[] = [];
  const fetch: NonNullable<RunOptions['fetch']> = async (url, init) => {
    if (init.method === 'PATCH') {
      sent.push(init.body instanceof Uint8Array ? init.body.byteLength : 0);
      meddle(sent.length);
    }
    return SURROUNDINGS.fetch(url, init);
  };
  return { fetch, sent };
}

describe('a valid build', () => {
  it('is uploaded, becomes a version and is inspected; one JSON object describes it all', async () => {
    const { code, report } = await trial.runJson(argsFor({ 'minimum-version': '1.0.0' }));
    const id = report.version?.id ?? 0;
    expect(report).toEqual({
      result: 'done',
      exitCode: 0,
      applicationId: game.appId,
      platform: 'android',
      versionName: '1.2.0',
      file: { name: basename(apk), size: (await stat(apk)).size, sha256: await sha256Of(apk) },
      uploadId: expect.stringMatching(/^[\da-f-]{36}$/),
      version: {
        id: expect.any(Number),
        url: `${trial.origin}/developer/versions/${id}`,
        inspection: expect.stringMatching(/^(?:passed|warned)$/),
        review: 'inReview',
        status: 'offShelf',
        rejectReason: '',
      },
      findings: expect.any(Array),
      error: null,
    });
    expect(code).toBe(0);
    const row = await trial.db.selectFrom('versions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ application_id: game.id, version_name: '1.2.0', minimum_version: '1.0.0' });
  });

  it('reports progress in plain lines without a terminal', async () => {
    const { code, out, err } = await trial.run(argsFor());
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Uploading +100 % {2}/m);
    expect(out).toMatch(/^Inspection, File format: Passed$/m);
    expect(out).toMatch(/^The file passed inspection\.$/m);
    expect(out).not.toContain('\u001b');
  });

  it('is published with --release once approved', async () => {
    const onWait = () => trial.review(game.id, 'approve');
    const { code, report } = await trial.runJson([...argsFor(), '--release'], { onWait });
    expect([code, report.result]).toEqual([0, 'done']);
    expect(report.version).toMatchObject({ review: 'approved', status: 'onShelf' });
  });

  it('stays a draft with --no-submit, and is submitted when the command runs again without it', async () => {
    const draft = await trial.runJson([...argsFor(), '--no-submit']);
    expect(draft.report.version?.review).toBe('notReviewed');
    const { report, err } = await trial.runJson(argsFor());
    expect(err).toContain('with this file already exists');
    expect(report.version).toMatchObject({ id: draft.report.version?.id, review: 'inReview' });
    expect(await countVersions()).toBe(1);
  });

  it('becomes one version, however often the same command runs', async () => {
    const first = await trial.runJson([...argsFor(), '--wait', 'none']);
    const { fetch, sent } = watchPieces();
    const again = await trial.runJson(argsFor(), { fetch });
    expect(again.report.version?.id).toBe(first.report.version?.id);
    expect([again.code, sent, await countVersions()]).toEqual([0, [], 1]);
  });

  it('may always have the same file name: the store uses a distinct one', async () => {
    await trial.runJson([...argsFor(), '--wait', 'none']);
    await writeFile(apk, await readFile(await trial.writeApk(game.appId, { versionCode: 2 })));
    const { code, err, report } = await trial.runJson([...argsFor({ 'version-name': '1.3.0' }), '--wait', 'none']);
    const name = basename(apk).replace('.apk', '-1.3.0.apk');
    expect([code, report.result]).toEqual([0, 'done']);
    expect(err).toContain(`The file is named ${name} in the store`);
  });
});

describe('an upload', () => {
  beforeEach(async () => {
    apk = await trial.writeApk(game.appId, { padding: 10 * MEGABYTE });
  });

  it('resumes where it stopped when the command runs again', async () => {
    const stop = new AbortController();
    const { fetch } = watchPieces((pieces) => pieces === 2 && stop.abort());
    const stopped = await trial.runJson(argsFor(), { fetch, signal: stop.signal });
    expect([stopped.code, stopped.report.result]).toEqual([130, 'interrupted']);
    expect(stopped.report.error?.message).toContain('Run the same command again to resume');
    const [left] = await listUploads();
    expect(left?.received).toBe(PIECE);
    const { fetch: watched, sent } = watchPieces();
    const { code, report } = await trial.runJson([...argsFor(), '--wait', 'none'], { fetch: watched });
    expect([code, report.uploadId]).toEqual([0, left?.uploadId]);
    expect(sent.reduce((sum, bytes) => sum + bytes, 0)).toBe((report.file?.size ?? 0) - PIECE);
  });

  it('survives a lost connection and a busy store', async () => {
    let failures = 0;
    const { fetch, sent } = watchPieces((pieces) => {
      if (pieces !== 2 && pieces !== 4) return;
      failures += 1;
      throw new TypeError('fetch failed', { cause: new Error('socket hang up') });
    });
    const busy: NonNullable<RunOptions['fetch']> = async (url, init) => {
      const isFirst = init.method === 'POST' && url.endsWith('/api/uploads') && failures === 0;
      if (!isFirst) return fetch(url, init);
      failures += 1;
      return Response.json({ result: false, error: { code: ERROR.databaseBusy, message: '' } }, { status: 503 });
    };
    const { code, report } = await trial.runJson([...argsFor(), '--wait', 'none'], { fetch: busy });
    // Three chunks, plus a retry for each broken connection.
    expect([code, failures, sent.length]).toEqual([0, 3, 5]);
    const row = await trial.db
      .selectFrom('package_files')
      .selectAll()
      .where('id', '=', report.uploadId ?? '')
      .executeTakeFirstOrThrow();
    expect(row.sha256).toBe(await sha256Of(apk));
  });

  it('starts over if another file of the same name and size was started', async () => {
    const stop = new AbortController();
    const { fetch } = watchPieces((pieces) => pieces === 2 && stop.abort());
    await trial.runJson(argsFor(), { fetch, signal: stop.signal });
    const [begun] = await listUploads();
    const other = await readFile(apk);
    other.writeUInt8(other.readUInt8(MEGABYTE) ^ 1, MEGABYTE);
    await writeFile(apk, other);
    const { code, report } = await trial.runJson([...argsFor(), '--wait', 'none']);
    expect(code).toBe(0);
    expect(report.uploadId).not.toBe(begun?.uploadId);
    expect(report.file?.sha256).toBe(await sha256Of(apk));
    expect(await listUploads()).toEqual([]);
  });
});

describe('a rejected build', () => {
  it('exits with 3 and the findings if the file fails the inspection', async () => {
    apk = await trial.writeApk(game.appId, { key: null });
    const { code, report, err } = await trial.runJson(argsFor());
    expect([code, report.result, report.exitCode]).toEqual([3, 'inspectionFailed', 3]);
    expect(report.version).toMatchObject({ inspection: 'failed', review: 'rejected' });
    const [finding] = report.findings.filter(({ level }) => level === 'error');
    expect(finding).toMatchObject({ stage: 'signature', code: expect.any(String), text: expect.stringContaining(' ') });
    expect(err).toContain(finding?.text);
  });

  it('can be replaced by another file under the same version name', async () => {
    apk = await trial.writeApk(game.appId, { key: null });
    const { report: failed } = await trial.runJson(argsFor());
    apk = await trial.writeApk(game.appId);
    const { code, report } = await trial.runJson(argsFor());
    expect([code, report.version?.id]).toEqual([0, failed.version?.id]);
    expect(report.version).toMatchObject({ review: 'inReview' });
  });

  it('exits with 4 and the reason if the reviewers reject it', async () => {
    const onWait = () => trial.review(game.id, 'reject', 'It does not start');
    const { code, report } = await trial.runJson([...argsFor(), '--wait', 'review'], { onWait });
    expect([code, report.result]).toEqual([4, 'rejected']);
    expect(report.version?.rejectReason).toContain('It does not start');
    expect(report.error?.message).toContain('It does not start');
  });

  it.each(['none', 'inspection'])(
    'is not a success when the same command runs again, waiting for %s',
    async (stage) => {
      await trial.run(argsFor());
      await trial.review(game.id, 'reject', 'It does not start');
      const { code, report } = await trial.runJson([...argsFor(), '--wait', stage]);
      expect([code, report.result, report.version?.review]).toEqual([4, 'rejected', 'rejected']);
      expect(report.error?.message).toContain('It does not start');
    },
  );

  it('exits with 5 on timeout; the version remains', async () => {
    const { code, report } = await trial.runJson([...argsFor(), '--wait', 'review', '--timeout', '10m']);
    expect([code, report.result]).toEqual([5, 'timeout']);
    expect(report.version).toMatchObject({ review: 'inReview' });
  });

  it('exits with 2 before anything is sent, naming every invalid option', async () => {
    const changed = { note: 'vi-VN=Biển mới', platform: 'web', 'version-name': 'x'.repeat(51) };
    const { code, report } = await trial.runJson(argsFor(changed));
    expect([code, report.result, report.error?.code]).toEqual([2, 'refused', ERROR.invalidFormat]);
    const { fields = {} } = report.error ?? {};
    expect(Object.keys(fields).sort()).toEqual(['--file', '--platform', '--version-name', 'notes en-US']);
    const sent = trial.db.selectFrom('package_files').select('id').where('application_id', '=', game.id);
    expect(await sent.execute()).toEqual([]);
  });

  it('exits with 2 for the file of another application, as found by the store', async () => {
    apk = await trial.writeApk('com.example.other');
    const { code, report } = await trial.runJson(argsFor());
    expect([code, report.error?.code]).toEqual([2, ERROR.invalidFormat]);
    expect(report.error?.fields['--file']).toContain('com.example.other');
    expect(await countVersions()).toBe(0);
  });

  it('exits with 2 if a version of that name is in review with another file', async () => {
    await trial.runJson(argsFor());
    apk = await trial.writeApk(game.appId, { versionCode: 2 });
    const { code, report } = await trial.runJson(argsFor());
    expect([code, report.error?.code]).toEqual([2, ERROR.duplicateVersionName]);
  });

  it('exits with 2 for a token of another application, or a revoked one', async () => {
    const other = await trial.buildGame();
    const limited = await trial.makeToken([other.appId]);
    const withToken = (token: string) => ({ variables: { STARHALL_ORIGIN: trial.origin, STARHALL_TOKEN: token } });
    expect((await trial.runJson(argsFor(), withToken(limited))).report.error).toMatchObject({
      code: ERROR.applicationNotFound,
    });
    const { headers } = trial;
    const [newest] = (await trial.call(listAccessTokens, {}, { headers })).list;
    await trial.call(revokeAccessToken, { id: newest?.id ?? 0 }, { headers });
    const { code, report } = await trial.runJson(argsFor(), withToken(limited));
    expect([code, report.error?.code]).toEqual([2, ERROR.invalidSession]);
    expect(report.error?.message).toContain('access token');
  });

  it('exits with 6 if the store is unreachable for minutes', async () => {
    let tries = 0;
    const fetch = async () => {
      tries += 1;
      throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
    };
    const { code, report } = await trial.runJson(argsFor(), { fetch });
    expect([code, report.result]).toEqual([6, 'unreachable']);
    expect(report.error?.message).toContain('ECONNREFUSED');
    expect(tries).toBeGreaterThan(10);
  });

  it('follows no redirect, which would send the token elsewhere', async () => {
    const asked: string[] = [];
    const fetch: NonNullable<RunOptions['fetch']> = async (url, init) => {
      asked.push(`${init.redirect} ${url}`);
      return new Response(null, { status: 302, headers: { location: 'https://evil.example/' } });
    };
    const { code, report } = await trial.runJson(argsFor(), { fetch });
    expect([code, report.error?.message]).toEqual([2, expect.stringContaining('https://evil.example/')]);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/^manual http:\/\/127/);
  });

  it('never prints the token', async () => {
    const { out, err } = await trial.run(argsFor({ app: 'com.no.such' }));
    expect(out + err).toContain('Application not found');
    expect(out + err).not.toContain(trial.token.slice(4));
  });
});

it('runs as a program, and reports what it has done when interrupted', async () => {
  const program = join(projectRoot(), 'src/cli/starhall.ts');
  const env = { PATH: process.env.PATH ?? '', STARHALL_ORIGIN: trial.origin, STARHALL_TOKEN: trial.token };
  const child = spawn(process.execPath, [program, 'publish', ...argsFor(), '--wait', 'review', '--json'], { env });
  let [out, err] = ['', ''];
  child.stdout.on('data', (piece) => {
    out += piece;
  });
  child.stderr.on('data', (piece) => {
    const wasPassed = err.includes('passed inspection');
    err += piece;
    // A second signal would kill it without a report.
    if (!wasPassed && err.includes('passed inspection')) child.kill('SIGINT');
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect(code, err).toBe(130);
  expect(JSON.parse(out)).toMatchObject({ result: 'interrupted', exitCode: 130, version: { review: 'inReview' } });
});
