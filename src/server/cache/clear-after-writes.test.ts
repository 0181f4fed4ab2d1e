import { expect, it } from 'vitest';
import { isWrite, needsSession } from '#contract/endpoint.ts';
import { endpoints } from '#server/endpoints.ts';
import type { CallContext } from '../api/call-context.ts';
import { createHandlerTable } from '../api/handler-table.ts';
import { clearAfterWrites } from './clear-after-writes.ts';

/** Names of calls that move money without affecting sessions. */
const MOVES_MONEY_ONLY = /Order|Deposit/;
const CONTEXT: CallContext = {
  session: null,
  clientAddress: '198.51.100.1',
  userAgent: '',
  clock: () => 0,
  requestId: '1',
  headers: new Headers(),
  responseHeaders: new Headers(),
};

/** Runs every call of the contract with a test handler; returns the order of handler runs and session cache clears. */
async function runAll(answer: () => Promise<unknown>) {
  const events = new Map<string, string[]>();
  for (const endpoint of endpoints) {
    const seen: string[] = [];
    const run = async () => {
      const reply = await answer();
      seen.push('done');
      return reply;
    };
    const clear = clearAfterWrites({ clear: () => seen.push('cleared') });
    const table = createHandlerTable([{ endpoint, run }], { before: [], after: [clear] });
    await table
      .get(endpoint)
      ?.run({}, CONTEXT)
      .catch((error: Error) => seen.push(error.message));
    events.set(endpoint.name, seen);
  }
  return events;
}

it('clears after every write of signed-in people and every sign-in, and before the answer', async () => {
  const events = await runAll(async () => ({}));
  const clearing = endpoints.filter(({ name }) => events.get(name)?.join(' ') === 'done cleared');
  const quiet = endpoints.filter(({ name }) => events.get(name)?.join(' ') === 'done');
  expect(clearing.length + quiet.length).toBe(endpoints.length);
  const names = clearing.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['loginWithGoogle', 'loginWithApple', 'logOut', 'endSession', 'deleteAccount']),
  );
  expect(names).toEqual(expect.arrayContaining(['setUserStatus', 'verifyAppleEmail', 'addDevice', 'removeDevice']));
  const quietWrites = quiet.filter((endpoint) => isWrite(endpoint) && needsSession(endpoint.auth));
  expect(quietWrites.filter(({ name }) => !MOVES_MONEY_ONLY.test(name))).toEqual([]);
});

it('leaves reading alone, and what visitors count with every look at a game', async () => {
  const events = await runAll(async () => ({}));
  for (const name of ['getUserProfile', 'listSessions', 'countView', 'playApplication']) {
    expect([name, events.get(name)]).toEqual([name, ['done']]);
  }
});

it('clears after a write that fails, too: it may have been kept in part', async () => {
  const events = await runAll(() => Promise.reject(new Error('down')));
  expect(events.get('logOut')).toEqual(['cleared', 'down']);
});
