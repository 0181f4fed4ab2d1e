#!/usr/bin/env node
import { runPublish } from './publish/run-publish.ts';
import { SURROUNDINGS } from './publish/store-connection.ts';

/* The developers' command, `starhall publish`: in a checkout it runs from this source, on a build machine from the
   single file that the store serves (tools/build-publisher.ts). The operators' command line is operator.ts. */

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

process.exitCode = await runPublish(process.argv.slice(2), {
  ...SURROUNDINGS,
  signal: stop.signal,
  variables: process.env,
  out: process.stdout,
  err: process.stderr,
});
