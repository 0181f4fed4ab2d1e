import { describe, expect, it } from 'vitest';
import { pauseAfter, startPolling } from './deposit-receipt.tsx';

/** A manual clock. */
function buildSurroundings(answers: (boolean | Error)[]) {
  const waiting: { run: () => void; delayMs: number }[] = [];
  const state = { isHidden: false, looks: 0, delays: [] as number[] };
  return {
    state,
    waiting,
    surroundings: {
      look: async () => {
        state.looks += 1;
        const answer = answers.shift() ?? true;
        if (answer instanceof Error) throw answer;
        return answer;
      },
      isHidden: () => state.isHidden,
      setTimeout(run: () => void, delayMs: number) {
        state.delays.push(delayMs);
        const timer = { run, delayMs };
        waiting.push(timer);
        return timer;
      },
      clearTimeout(handle: unknown) {
        const left = waiting.filter((timer) => timer !== handle);
        waiting.splice(0, waiting.length, ...left);
      },
    },
    async pass() {
      waiting.shift()?.run();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

it('the pauses grow and never exceed a minute', () => {
  const pauses = Array.from({ length: 12 }, (_, look) => pauseAfter(look));
  expect([...pauses].sort((a, b) => a - b)).toEqual(pauses);
  expect([pauses[0], pauses.at(-1)]).toEqual([2000, 60_000]);
});

describe('a page that waits', () => {
  it('looks again after each pause until nothing can change anymore', async () => {
    const { surroundings, state, waiting, pass } = buildSurroundings([true, true, false]);
    startPolling(surroundings);
    for (let step = 0; step < 5; step += 1) await pass();
    expect(state.looks).toBe(3);
    expect(state.delays).toEqual([2000, 3000, 5000]);
    expect(waiting).toEqual([]);
  });

  it('continues after a failed poll', async () => {
    const { surroundings, state, pass } = buildSurroundings([new Error('offline'), false]);
    startPolling(surroundings);
    await pass();
    await pass();
    expect(state.looks).toBe(2);
  });

  it('asks nothing while it is hidden, and at once when it is seen again', async () => {
    const { surroundings, state, waiting, pass } = buildSurroundings([true, true]);
    const polling = startPolling(surroundings);
    state.isHidden = true;
    await pass();
    expect([state.looks, waiting.length]).toEqual([1, 0]);
    polling.wake();
    expect(state.looks).toBe(1);
    state.isHidden = false;
    polling.wake();
    await pass();
    expect(state.looks).toBe(2);
    expect(state.delays.at(-1)).toBe(3000);
  });

  it('stops permanently', async () => {
    const { surroundings, state, pass } = buildSurroundings([]);
    const polling = startPolling(surroundings);
    polling.stop();
    await pass();
    polling.wake();
    await pass();
    expect(state.looks).toBe(0);
  });
});
