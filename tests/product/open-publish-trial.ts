import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createAccessToken } from '#contract/access-token/endpoints.ts';
import { reviewVersion } from '#contract/version/operator-endpoints.ts';
import { stopListening } from '#server/listen.ts';
import { type ApplicationOverrides, buildApplication } from '#tests/factories/build-application.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { type ApkOptions, buildApk } from '#tests/packages/build-apk.ts';
import type { ArchiveFiles } from '#tests/packages/build-archive.ts';
import type { JsonReport } from '../../src/cli/publish/publish-report.ts';
import { runPublish } from '../../src/cli/publish/run-publish.ts';
import { SURROUNDINGS, type Surroundings } from '../../src/cli/publish/store-connection.ts';
import { makeDeveloper } from './make-developer.ts';
import { openTestProduct } from './open-test-product.ts';
import { signIn } from './sign-in.ts';

const OPERATOR = 'operator@example.com';
/** Waits run on a clock that they advance themselves, yet real I/O needs a moment. */
const MOMENT_MS = 20;

export interface RunOptions {
  readonly variables?: Readonly<Record<string, string>>;
  readonly fetch?: Surroundings['fetch'];
  readonly signal?: AbortSignal;
  /** Called before every wait. */
  readonly onWait?: () => Promise<void>;
}

/** The whole service on a port, a developer with an access token, and the command line that publishes there. */
export async function openPublishTrial() {
  const product = await openTestProduct({ settings: { OPERATOR_EMAILS: OPERATOR } });
  const server = createServer(getRequestListener((request, env) => product.app.fetch(request, env)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the port is not known');
  const origin = `http://127.0.0.1:${address.port}`;
  const folder = await mkdtemp(join(tmpdir(), 'starhall-publish-'));
  const email = 'developer@example.com';
  const { headers } = await signIn(product, { email });
  const userId = await makeDeveloper(product, email);
  const operator = await signIn(product, { email: OPERATOR });

  const write = async (name: string, content: string | Uint8Array) => {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  };
  const makeToken = async (applicationIds: readonly string[] = []) =>
    (await product.call(createAccessToken, { name: 'CI', applicationIds, expiresInDays: 7 }, { headers })).token;
  const token = await makeToken();
  const run = async (args: readonly string[], options: RunOptions = {}) => {
    const { variables = { STARHALL_ORIGIN: origin, STARHALL_TOKEN: token }, signal, onWait } = options;
    const screens = { out: '', err: '' };
    let nowMs = 0;
    const code = await runPublish(['publish', ...args], {
      fetch: options.fetch ?? SURROUNDINGS.fetch,
      sleep: async (ms) => {
        nowMs += ms;
        await onWait?.();
        await pause(MOMENT_MS);
      },
      now: () => nowMs,
      signal: signal ?? new AbortController().signal,
      variables,
      out: { write: (text) => (screens.out += text) },
      err: { write: (text) => (screens.err += text) },
    });
    return { code, ...screens };
  };
  return {
    ...product,
    ...{ origin, folder, headers, userId, token, makeToken, write, run },
    /** A game for Android with texts in English only. */
    buildGame: (overrides: ApplicationOverrides = {}) =>
      buildApplication(product.db, {
        ...{ developer_id: userId, platforms: [6], names: { 'en-US': 'Sea' }, content_default: 'en-US' },
        ...overrides,
      }),
    /** Writes an APK of a game, with `padding` incompressible bytes; returns its path. */
    writeApk: async (packageName: string, { padding = 0, ...apk }: Partial<ApkOptions> & { padding?: number } = {}) => {
      const files: ArchiveFiles = padding === 0 ? {} : { 'assets/data.bin': randomBytes(padding) };
      return write(`game-${nextNumber()}.apk`, await buildApk({ packageName, files, ...apk }));
    },
    /** The same with machine-readable output. */
    async runJson(args: readonly string[], options: RunOptions = {}) {
      const { code, out, err } = await run([...args, '--json'], options);
      const report: JsonReport = JSON.parse(out);
      return { code, report, err };
    },
    /** Applies an operator's decision to the version in review; no effect if there is none. */
    async review(applicationNumber: number, decision: 'approve' | 'reject', reason = '') {
      const version = await product.db
        .selectFrom('versions as v')
        .innerJoin('version_inspections as i', 'i.version_id', 'v.id')
        .select('v.id')
        .where('v.application_id', '=', applicationNumber)
        .where('v.review', '=', 1)
        .where('i.state', 'in', ['passed', 'warned'])
        .executeTakeFirst();
      if (version === undefined) return;
      await product.call(reviewVersion, { id: version.id, decision, reason }, { headers: operator.headers });
    },
    async close() {
      await stopListening(server, 0);
      await product.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type PublishTrial = Awaited<ReturnType<typeof openPublishTrial>>;
