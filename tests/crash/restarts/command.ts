/** `npm run test:restarts`: rolling restarts behind a proxy, with the built product. Figures of the last run: docs/faults.md. */
import { parseArgs } from 'node:util';
import { runRestarts } from './run-restarts.ts';
import { chooseProxy, type ProxyName } from './start-proxy.ts';

const TIMES_MAX = 2;
const { values } = parseArgs({
  options: {
    restarts: { type: 'string', default: '20' },
    'quiet-seconds': { type: 'string', default: '5' },
    // Half of what they carry; less on a machine that is busy with other things.
    share: { type: 'string', default: '0.5' },
    proxy: { type: 'string', default: await chooseProxy() },
  },
});
const figures = await runRestarts({
  restarts: Number(values.restarts),
  quietSeconds: Number(values['quiet-seconds']),
  share: Number(values.share),
  proxy: values.proxy as ProxyName,
  report: console.info,
});
console.info(figures);
const { failures, live, orders, p99Ms, upload, unexpected } = figures;
const isUnnoticed = [...failures, ...live.failures, ...unexpected].length === 0;
const isWhole = upload.isSame && orders.acknowledged === orders.stored;
process.exitCode = isUnnoticed && isWhole && p99Ms.restarting <= TIMES_MAX * p99Ms.quiet ? 0 : 1;
