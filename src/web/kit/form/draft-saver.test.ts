import { beforeEach, expect, it } from 'vitest';
import { DRAFT_DELAY_MS, DRAFT_RETRY_MS, type DraftPorts, DraftSaver, type SavedDraft } from './draft-saver.tsx';

interface Saved extends SavedDraft {
  readonly draftId: number;
}
type Content = { readonly appId: string };

/** A form of one text, a server that stores drafts, and a manual clock. */
function buildTrial() {
  const trial = {
    appId: '',
    sent: [] as string[],
    answer: async (saved: Saved | null): Promise<Saved> => ({
      draftId: 5,
      savedAt: '2026-01-01T00:00:00.000Z',
      revision: (saved?.revision ?? 0) + 1,
    }),
    timers: [] as { run: () => void; ms: number }[],
    tick: async () => {
      const due = trial.timers.splice(0);
      for (const { run } of due) run();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
  const ports: DraftPorts<Content, Saved> = {
    read: () => ({ appId: trial.appId }),
    send: ({ appId }, saved) => {
      trial.sent.push(appId);
      return trial.answer(saved);
    },
    isConflict: (error) => error instanceof Error && error.message === 'conflict',
    schedule: (run, ms) => {
      const timer = { run, ms };
      trial.timers.push(timer);
      return () => {
        trial.timers = trial.timers.filter((other) => other !== timer);
      };
    },
  };
  return { trial, saver: new DraftSaver(ports, null) };
}

let trial: ReturnType<typeof buildTrial>['trial'];
let saver: DraftSaver<Content, Saved>;
const type = (text: string) => {
  trial.appId = text;
  saver.touch();
};
beforeEach(() => {
  ({ trial, saver } = buildTrial());
});

it('saves once after a pause, however much was typed', async () => {
  for (const text of ['a', 'ab', 'abc']) type(text);
  expect(trial.timers.map(({ ms }) => ms)).toEqual([DRAFT_DELAY_MS]);
  expect(saver.getState().status).toBe('waiting');
  await trial.tick();
  expect(trial.sent).toEqual(['abc']);
  expect(saver.getState()).toMatchObject({ status: 'rest', saved: { draftId: 5, revision: 1 } });
});

it('sends nothing for a change that was taken back', async () => {
  type('a');
  type('');
  await trial.tick();
  expect(trial.sent).toEqual([]);
  expect(saver.getState().status).toBe('rest');
});

it('saves input typed during a save afterwards, with the returned revision', async () => {
  const revisions: number[] = [];
  const { answer } = trial;
  trial.answer = (saved) => {
    revisions.push(saved?.revision ?? 0);
    if (trial.appId === 'a') type('ab');
    return answer(saved);
  };
  type('a');
  await trial.tick();
  expect(saver.getState().status).toBe('waiting');
  await trial.tick();
  expect(trial.sent).toEqual(['a', 'ab']);
  expect(revisions).toEqual([0, 1]);
});

it('retries automatically after a failure, and reports it meanwhile', async () => {
  const { answer } = trial;
  trial.answer = () => Promise.reject(new Error('offline'));
  type('a');
  await trial.tick();
  expect(saver.getState().status).toBe('failed');
  expect(trial.timers.map(({ ms }) => ms)).toEqual([DRAFT_RETRY_MS]);
  trial.answer = answer;
  await trial.tick();
  expect(trial.sent).toEqual(['a', 'a']);
  expect(saver.getState().status).toBe('rest');
});

it('saves one at a time, however many ask for it at once', async () => {
  const { answer } = trial;
  let open = 0;
  let most = 0;
  trial.answer = async (saved) => {
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setImmediate(resolve));
    open -= 1;
    return answer(saved);
  };
  type('a');
  const first = saver.flush();
  type('ab');
  await Promise.all([first, saver.flush(), saver.flush()]);
  expect(trial.sent).toEqual(['a', 'ab']);
  expect(most).toBe(1);
});

it('waits for a running save before it stops, and sends nothing more', async () => {
  type('a');
  const saving = saver.flush();
  type('ab');
  await saver.stop();
  await saving;
  expect(saver.getState().saved?.revision).toBe(1);
  await trial.tick();
  expect(trial.sent).toEqual(['a']);
});

it('stops at a conflict until a choice, and then overwrites the other version', async () => {
  const { answer } = trial;
  trial.answer = () => Promise.reject(new Error('conflict'));
  type('a');
  await trial.tick();
  type('ab');
  expect(saver.getState().status).toBe('conflict');
  expect(trial.timers).toEqual([]);
  expect(await saver.flush()).toBe(false);
  trial.answer = answer;
  expect(await saver.overwrite({ draftId: 5, savedAt: '', revision: 7 })).toBe(true);
  expect(trial.sent).toEqual(['a', 'ab']);
  expect(saver.getState().saved?.revision).toBe(8);
});

it('adopts the other version without sending it back', async () => {
  trial.answer = () => Promise.reject(new Error('conflict'));
  type('a');
  await trial.tick();
  trial.appId = 'theirs';
  saver.settle({ draftId: 5, savedAt: '', revision: 7 });
  saver.touch();
  await trial.tick();
  expect(trial.sent).toEqual(['a']);
  expect(saver.getState()).toMatchObject({ status: 'rest', saved: { revision: 7 } });
});

it('discards unsaved input on close', async () => {
  type('a');
  saver.close();
  await trial.tick();
  expect(await saver.flush()).toBe(true);
  expect(trial.sent).toEqual([]);
  expect(trial.timers).toEqual([]);
});

it('keeps the input of a failed save until it is sent manually', async () => {
  const { answer } = trial;
  trial.answer = () => Promise.reject(new Error('offline'));
  type('a');
  await trial.tick();
  trial.answer = answer;
  expect(await saver.flush()).toBe(true);
  expect(trial.sent).toEqual(['a', 'a']);
  expect(trial.timers).toEqual([]);
});
