import { expect, it } from 'vitest';
import { createNoticeStore } from './notice-store.ts';

it('R2.60 opens a notice until it is closed, and those that come meanwhile after it', () => {
  const store = createNoticeStore();
  expect(store.current()).toBeNull();
  store.open({ title: 'First', text: 'one' });
  store.open({ title: 'Second', text: 'two' });
  expect(store.current()).toEqual({ title: 'First', text: 'one' });
  expect(store.shown()).toBe(0);
  store.close();
  expect(store.shown()).toBe(1);
  expect(store.current()).toEqual({ title: 'Second', text: 'two' });
  store.close();
  expect(store.current()).toBeNull();
});
