import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangeEntries } from './arrange-entries.ts';
import type { NamedEntry } from './list-queries.ts';

const NAMES = ['Đấu Trường Cá', 'café Neon', 'Ａrcade 10', 'Arcade 9', '星空方塊', '貓咪陣線'];
const ENTRIES = NAMES.map((name, id) => ({ id, name, company: id === 5 ? '極光遊戲' : 'Aurora' }));
const found = (search: string) =>
  arrangeEntries(ENTRIES, { sort: 'latest', search, lang: 'en-US' }).map(({ name }) => name);

describe('a search within a list', () => {
  it.each([
    ['dau truong', ['Đấu Trường Cá']],
    ['ĐẤU', ['Đấu Trường Cá']],
    ['CAFE', ['café Neon']],
    ['arcade', ['Ａrcade 10', 'Arcade 9']],
    ['空方', ['星空方塊']],
    ['極光', ['貓咪陣線']],
    ['aurora neon', ['café Neon']],
    ['neon  zebra', []],
    ['', NAMES],
  ])('%j finds %j', (search, names) => {
    expect(found(search)).toEqual(names);
  });

  it('is a text: nothing in it is a pattern', () => {
    expect(found('.*')).toEqual([]);
    expect(found('Arcade [0-9]')).toEqual([]);
  });
});

describe('the order', () => {
  it('by name is that of the language, numbers by their value', () => {
    const namesIn = (lang: 'zh-TW' | 'en-US') =>
      arrangeEntries(ENTRIES, { sort: 'name', search: '', lang }).map(({ name }) => name);
    expect(namesIn('en-US').slice(0, 4)).toEqual(['Arcade 9', 'Ａrcade 10', 'café Neon', 'Đấu Trường Cá']);
    expect(namesIn('zh-TW').filter((name) => /\p{Script=Han}/u.test(name))).toEqual(['星空方塊', '貓咪陣線']);
  });

  it('never adds, drops or changes a game, and names that are equal stay the latest first', () => {
    const names = fc.array(fc.constantFrom('a', 'b', 'B'));
    fc.assert(
      fc.property(names, fc.constantFrom('latest' as const, 'name' as const), (texts, sort) => {
        const entries = texts.map((name, id) => ({ id, name, company: '' }));
        const arranged = arrangeEntries(entries, { sort, search: '', lang: 'en-US' });
        const inPlace = (list: readonly NamedEntry[]) => list.toSorted((a, b) => a.id - b.id);
        expect(inPlace(arranged)).toEqual(inPlace(entries));
        if (sort === 'latest') expect(arranged).toEqual(entries);
        const ofA = (list: readonly { name: string }[]) => list.filter(({ name }) => name === 'a');
        expect(ofA(arranged)).toEqual(ofA(entries));
      }),
    );
  });
});
