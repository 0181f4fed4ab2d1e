import { expect, it } from 'vitest';
import { NEW_DRAFT, storedDraft } from './use-new-version.ts';

function buildStorage(kept: Record<string, string> = {}) {
  const map = new Map(Object.entries(kept));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

const DRAFT = {
  ...NEW_DRAFT,
  versionName: '1.2.0',
  notes: { ...NEW_DRAFT.notes, 'vi-VN': 'Màn chơi mới' },
  submit: false,
};

it('restores the draft only for the same account and platform', () => {
  const storage = buildStorage();
  const own = storedDraft(storage, { owner: 7, slot: 'com.example.sea 6 new' });
  own.write(DRAFT);
  expect(own.read()).toEqual(DRAFT);
  expect(storedDraft(storage, { owner: 8, slot: 'com.example.sea 6 new' }).read()).toBeNull();
  expect(storedDraft(storage, { owner: 7, slot: 'com.example.sea 2 new' }).read()).toBeNull();
  own.forget();
  expect(own.read()).toBeNull();
});

it.each([
  ['{', null],
  ['"text"', null],
  ['{}', NEW_DRAFT],
  ['{"versionName":5,"notes":{"zh-TW":[]},"other":1}', NEW_DRAFT],
])('of %s reads what fits', (text, draft) => {
  const storage = buildStorage({ 'version-draft 7 slot': text });
  expect(storedDraft(storage, { owner: 7, slot: 'slot' }).read()).toEqual(draft);
});

it('works if the browser stores nothing', () => {
  const full = {
    ...buildStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => storedDraft(full, { owner: 7, slot: 'slot' }).write(DRAFT)).not.toThrow();
});
