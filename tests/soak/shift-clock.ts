/**
 * Loaded into the store by `--import` where libfaketime is missing: its clock is ahead by the seconds that the file of
 * CLOCK_FILE names.
 */
import { readFileSync } from 'node:fs';

const LOOK_MS = 50;
const trueNow = Date.now;
let offsetMs = 0;

function look(): void {
  const ahead = Number.parseInt(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'), 10);
  if (Number.isFinite(ahead)) offsetMs = ahead * 1000;
}

look();
setInterval(look, LOOK_MS).unref();
Date.now = () => trueNow() + offsetMs;
globalThis.Date = new Proxy(Date, {
  construct: (target, parts, made) => Reflect.construct(target, parts.length === 0 ? [Date.now()] : parts, made),
});
