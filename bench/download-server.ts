/** Child process of download.ts: the service from its sources, with one game whose file is downloaded. */
import { mkdir, rename } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { createApp } from '#server/app.ts';
import { listen } from '#server/listen.ts';
import { openProduct } from '#server/open-product.ts';
import { buildApplication } from '#tests/factories/build-application.ts';
import { buildVersion } from '#tests/factories/build-version.ts';
import { parseConfig } from '../src/config.ts';

/** The address of the download, and the path of the file. */
export interface DownloadTarget {
  readonly url: string;
  readonly path: string;
}

const KEY = 'packages/bench.apk';
const [file = ''] = process.argv.slice(2);

const product = await openProduct({
  config: parseConfig({ ...process.env, DEMO: 'off' }),
  render: () => () => Promise.reject(new Error('no pages here')),
});
const { pages, secrets, services, dataDir } = product;
const { db } = services.database;
const app = createApp({ pages, signSecret: secrets.sign });
const path = join(dataDir, 'files', KEY);
await mkdir(dirname(path), { recursive: true });
await rename(file, path);
const { id, appId } = await buildApplication(db, { platforms: [6] });
await buildVersion(db, { application_id: id, file_key: KEY, file_name: 'bench.apk' });

const server = await listen({
  fetch: (request, env) => app.fetch(request, env as object),
  answerEarly: () => false,
  port: 0,
  host: '127.0.0.1',
});
const { port } = server.address() as AddressInfo;
const url = `http://127.0.0.1:${port}/api/public/app/download?applicationId=${appId}&platform=6`;
process.send?.({ url, path } satisfies DownloadTarget);
process.on('disconnect', () => void product.close().then(() => process.exit()));
