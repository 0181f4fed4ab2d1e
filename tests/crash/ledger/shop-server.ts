/**
 * Child process of the ledger's crash test: the whole service from source, without pages, on the port and data folder
 * that its environment names. It prints `open` once it is ready.
 */
import { listen, stopListening } from '#server/listen.ts';
import { openProduct } from '#server/open-product.ts';
import { seedDemo } from '../../../demo/seed-demo.ts';
import { parseConfig } from '../../../src/config.ts';

const config = parseConfig(process.env);
const product = await openProduct({
  config,
  render: () => () => Promise.reject(new Error('no pages here')),
  seed: seedDemo,
});
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
process.send?.('open');
