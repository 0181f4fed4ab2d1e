/** Child of upload.ts: the service from its sources, with a developer, and a call that takes a file in and does no more. */
import type { AddressInfo } from 'node:net';
import { defineEndpoint } from '#contract/endpoint.ts';
import { z } from '#contract/schema/schema.ts';
import { incomingFile } from '#contract/upload/incoming-file.ts';
import { handle } from '#server/api/bound-handler.ts';
import { requireSession } from '#server/api/require-session.ts';
import { createApp } from '#server/app.ts';
import { createFindSession } from '#server/features/account/find-session.ts';
import { receivePackage } from '#server/features/package-upload/receive-package.ts';
import { listen } from '#server/listen.ts';
import { openProduct } from '#server/open-product.ts';
import { makeUploader } from '#tests/factories/make-uploader.ts';
import { parseConfig } from '../src/config.ts';
import { signInProgram } from './sign-in.ts';

/** Where files are sent, by whom, and for which application. */
export interface UploadTarget {
  readonly origin: string;
  readonly authorization: string;
  readonly applicationId: string;
  readonly multipartPath: string;
}

const EMAIL = 'bench@example.com';
const product = await openProduct({
  config: parseConfig({ ...process.env, DEMO: 'off' }),
  render: () => () => Promise.reject(new Error('no pages here')),
});
const { pages, secrets, services } = product;
const findSession = createFindSession(services);
const token = await signInProgram(async (request) => product.app.fetch(request), EMAIL);
const { userId, application } = await makeUploader(services.database.db, EMAIL);

// At the address of the real call, where bodies may take their time.
const take = defineEndpoint({
  name: 'takePackage',
  group: 'bench',
  summary: 'Takes a file in',
  method: 'POST',
  path: '/api/apk',
  auth: 'developer',
  body: 'multipart',
  request: z.object({ file: incomingFile }),
  reply: z.object({ id: z.string() }),
  errors: [],
});
const taker = handle(take, async ({ file }, context) => {
  requireSession(context);
  return receivePackage(services, { userId, application, platform: 6, file });
});
const table = new Map([...pages.table, [take, taker] as const].filter(([{ name }]) => name !== 'createVersion'));
const app = createApp({ pages: { ...pages, table }, signSecret: secrets.sign, findSession });
const server = await listen({
  fetch: (request, env) => app.fetch(request, env as object),
  answerEarly: () => false,
  port: 0,
  host: '127.0.0.1',
});
const { port } = server.address() as AddressInfo;
const target: UploadTarget = {
  origin: `http://127.0.0.1:${port}`,
  authorization: `Bearer ${token}`,
  applicationId: application.appId,
  multipartPath: take.path,
};
process.send?.(target);
process.on('disconnect', () => void product.close().then(() => process.exit()));
