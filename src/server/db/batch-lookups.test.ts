import { expect, it } from 'vitest';
import { batchLookups } from './batch-lookups.ts';

interface Word {
  readonly key: Buffer;
  readonly word: string;
}

const keyOf = (word: string) => Buffer.from(word);

async function turn(): Promise<void> {
  for (let step = 0; step < 3; step += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** A table that responds on command and records its queries. */
function buildTable(words: readonly string[]) {
  const asked: string[][] = [];
  const answers: ((error?: Error) => void)[] = [];
  const find = batchLookups<Buffer, Word>(
    (keys) => {
      asked.push(keys.map(String));
      const rows = words.filter((word) => keys.some((key) => key.equals(keyOf(word))));
      return new Promise((resolve, reject) => {
        answers.push((error) => {
          if (error === undefined) resolve(rows.map((word) => ({ key: keyOf(word), word })));
          else reject(error);
        });
      });
    },
    { ofKey: (key) => key.toString(), ofRow: ({ word }) => word },
  );
  const answer = async (error?: Error) => {
    answers.shift()?.(error);
    await turn();
  };
  return { asked, answer, find: async (word: string) => (await find(keyOf(word)))?.word };
}

it('asks for all who ask in the same moment, then for all who came meanwhile', async () => {
  const { asked, answer, find } = buildTable(['a', 'b', 'c']);
  const first = [find('a'), find('b')];
  await turn();
  expect(asked).toEqual([['a', 'b']]);
  const others = [find('b'), find('none'), find('c')];
  await turn();
  expect(asked).toHaveLength(1);
  await answer();
  expect(await Promise.all(first)).toEqual(['a', 'b']);
  await turn();
  expect(asked).toEqual([
    ['a', 'b'],
    ['b', 'none', 'c'],
  ]);
  await answer();
  expect(await Promise.all(others)).toEqual(['b', undefined, 'c']);
});

it('never answers from a query that started before the request', async () => {
  const { asked, answer, find } = buildTable(['a']);
  const early = find('a');
  await turn();
  const late = find('a');
  await answer();
  await turn();
  expect([await early, asked.length]).toEqual(['a', 2]);
  await answer();
  expect(await late).toBe('a');
});

it('fails the requests of a batch, and none after them', async () => {
  const { answer, find } = buildTable(['a', 'b']);
  const failing = expect(find('a')).rejects.toThrow('connection lost');
  await turn();
  const next = find('b');
  await answer(new Error('connection lost'));
  await failing;
  await turn();
  await answer();
  expect(await next).toBe('b');
  const again = find('a');
  await turn();
  await answer();
  expect(await again).toBe('a');
});
