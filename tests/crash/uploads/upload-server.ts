/**
 * Child process of the upload crash test: the whole service from source, without pages, on the port and data folder
 * that its environment names, with a developer. It prints that developer once it is ready, and its memory use on
 * request.
 */
import { listen, stopListening } from '#server/listen.ts';
import { openProduct } from '#server/open-product.ts';
import { makeUploader } from '#tests/factories/make-uploader.ts';
import { signInProgram } from '../../../bench/sign-in.ts';
import { parseConfig } from '../../../src/config.ts';

/** Who uploads, and for which application. */
export interface UploadTarget {
  readonly authorization: string;
  readonly applicationId: string;
}

const EMAIL = 'uploader@example.com';
const config = parseConfig(process.env);
const product = await openProduct({ config, render: () => () => Promise.reject(new Error('no pages here')) });
const token = await signInProgram(async (request) => product.app.fetch(request), EMAIL);
const { application } = await makeUploader(product.services.database.db, EMAIL);
const server = await listen({
  fetch: (request, env) => product.app.fetch(request, env as object),
  answerEarly: () => false,
  port: config.PORT,
  host: config.HOST,
});
const close = async () => {
  await stopListening(server);
  await product.close();
  process.exit();
};
process.on('SIGTERM', () => void close());
process.on('disconnect', () => void close());
process.on('message', () => process.send?.({ memory: process.memoryUsage.rss() }));
const target: UploadTarget = { authorization: `Bearer ${token}`, applicationId: application.appId };
process.send?.(target);
