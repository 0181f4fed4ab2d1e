import { expect, it } from 'vitest';
import { JsonStream } from './json-stream.ts';
import { readPages } from './read-pages.ts';

interface Reply {
  readonly name: string;
  readonly missing?: string | undefined;
  readonly none: null;
  readonly lists: {
    readonly few: readonly number[];
    readonly many: readonly { readonly at: Date; readonly text: string }[];
  };
}

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

it.each([0, 1, 3, 4, 10])('writes a list of %s rows that is read page by page as one that was there', async (count) => {
  const rows = numbers(count).map((number) => ({ at: new Date(number), text: `"${number}\u2028` }));
  const asked: (number | null)[] = [];
  async function readPage(after: (typeof rows)[number] | null) {
    asked.push(after === null ? null : rows.indexOf(after));
    const start = after === null ? 0 : rows.indexOf(after) + 1;
    return rows.slice(start, start + 4);
  }
  const reply = {
    name: 'a',
    missing: undefined,
    none: null,
    lists: { few: [1, 2], many: readPages(readPage, (row) => row, 4) },
  };
  const text = await new Response(new JsonStream<Reply>(reply).toBody()).text();
  expect(text).toBe(JSON.stringify({ ...reply, lists: { few: [1, 2], many: rows } }));
  expect(asked).toEqual(numbers(Math.floor(count / 4) + 1).map((page) => (page === 0 ? null : page * 4 - 1)));
});

it('reads no page before it is requested, and stops if one cannot be read', async () => {
  let pages = 0;
  async function readPage() {
    pages += 1;
    if (pages === 3) throw new Error('the database is unavailable');
    return [{ at: new Date(0), text: 'x'.repeat(20_000) }];
  }
  const reply = { name: 'a', none: null, lists: { few: [], many: readPages(readPage, (row) => row, 1) } };
  const reader = new JsonStream<Reply>(reply).toBody().getReader();
  await reader.read();
  expect(pages).toBeLessThan(3);
  await reader.read();
  await expect(reader.read().then(() => reader.read())).rejects.toThrow('the database is unavailable');
});
