import { afterEach, expect, it, vi } from 'vitest';
import { purchasePath, readPurchase, rememberPurchase } from './purchase-place.ts';

const PLACE = { applicationId: 'com.example.sea', productId: 'full_game', name: 'Sea' };

function useStorage(entries: Map<string, string>) {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
}
afterEach(() => vi.unstubAllGlobals());

it('remembers a purchase for the way back from the cashier', () => {
  useStorage(new Map());
  expect(readPurchase()).toBeNull();
  rememberPurchase(PLACE);
  expect(readPurchase()).toEqual(PLACE);
  expect(purchasePath(PLACE)).toBe('?applicationId=com.example.sea#buy=full_game');
});

it.each(['', 'x', '7', 'null', '{"applicationId":1,"productId":"a","name":"b"}'])('reads nothing of %j', (text) => {
  useStorage(new Map([['purchase', text]]));
  expect(readPurchase()).toBeNull();
});

it('does without storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  rememberPurchase(PLACE);
  expect(readPurchase()).toBeNull();
});
