import { expect, it, vi } from 'vitest';
import { LIMITS } from '#contract/values/limits.ts';
import { awaitConnection } from './await-connection.ts';

function buildTools(answers: boolean[]) {
  const later: (() => void)[] = [];
  const hints = new Set<() => void>();
  const reach = vi.fn(async () => answers.shift() ?? false);
  return {
    reach,
    tools: {
      reach,
      onHint: (notify: () => void) => {
        hints.add(notify);
        return () => void hints.delete(notify);
      },
      setTimeout: (run: () => void) => void later.push(run),
    },
    async pass() {
      for (const run of later.splice(0)) run();
      await vi.waitFor(() => undefined);
    },
    async hint() {
      for (const notify of hints) notify();
      await vi.waitFor(() => undefined);
    },
    hints,
  };
}

it('reports once that the store responds, and then stops checking', async () => {
  const { tools, pass, reach, hints } = buildTools([false, false, true]);
  const whenBack = vi.fn();
  awaitConnection(tools, whenBack);
  await pass();
  expect(whenBack).not.toHaveBeenCalled();
  await pass();
  await pass();
  expect(whenBack).toHaveBeenCalledTimes(1);
  await pass();
  expect(reach).toHaveBeenCalledTimes(3);
  expect(hints.size).toBe(0);
});

it('asks at once when the browser is online again', async () => {
  const { tools, hint } = buildTools([false, true]);
  const whenBack = vi.fn();
  awaitConnection(tools, whenBack);
  await vi.waitFor(() => undefined);
  await hint();
  expect(whenBack).toHaveBeenCalledTimes(1);
});

it('asks again soon where the network announced by the browser carries nothing yet', async () => {
  const { tools, hint } = buildTools([false, false, true]);
  const whenBack = vi.fn();
  const soon: (() => void)[] = [];
  const setTimeout = (run: () => void, delayMs: number) => {
    if (delayMs < LIMITS.offlineRetryMs) soon.push(run);
  };
  awaitConnection({ ...tools, setTimeout }, whenBack);
  await vi.waitFor(() => undefined);
  await hint();
  expect(whenBack).not.toHaveBeenCalled();
  for (const run of soon) run();
  await vi.waitFor(() => undefined);
  expect(whenBack).toHaveBeenCalledTimes(1);
});

it('reports nothing after the page was left', async () => {
  const { tools, pass, hint } = buildTools([false, true, true]);
  const whenBack = vi.fn();
  const end = awaitConnection(tools, whenBack);
  await vi.waitFor(() => undefined);
  end();
  await pass();
  await hint();
  expect(whenBack).not.toHaveBeenCalled();
});
