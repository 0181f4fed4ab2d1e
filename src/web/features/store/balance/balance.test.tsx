import { describe, expect, it } from 'vitest';
import type { PointBalance } from '#contract/account/entities.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { BalancePanel } from './balance-panel.tsx';
import { balanceStore, mainBalance } from './balance-store.ts';

const TWD: PointBalance = { currency: 'TWD', points: 0, owed: 120 };
const MYR: PointBalance = { currency: 'MYR', points: 30.5, owed: 0 };

/** The name of the star coin, as required by R1.17. */
const NAMES = { 'zh-TW': '星幣', 'zh-CN': '星币', 'vi-VN': 'xu sao', 'en-US': 'Star coins' } as const;

describe.each(LOCALES)('in %s', (locale) => {
  it('R1.17 the balance is labeled with the name of the star coin', () => {
    const html = renderPage(<BalancePanel balances={[TWD, MYR]} />, locale, { user: buildUser() });
    expect(/<h2[^>]*>([^<]*)</.exec(html)?.[1]).toContain(NAMES[locale]);
    expect(html).not.toMatch(/balance\.[a-z]/);
  });
});

it('shows each currency separately, and debts in money', () => {
  const html = renderPage(<BalancePanel balances={[TWD, MYR]} />, 'en-US', { user: buildUser() });
  expect(html).toContain('30.50');
  expect(html).toContain('You owe NT$120');
  expect(html.match(/<li>/g)).toHaveLength(2);
});

it('shows one currency for all: the first with coins, otherwise the first', () => {
  expect([mainBalance([TWD, MYR]), mainBalance([TWD]), mainBalance([])]).toEqual([MYR, TWD, undefined]);
});

it('notifies subscribers until they unsubscribe', () => {
  const heard: (number | undefined)[] = [];
  const end = balanceStore.subscribe(() => heard.push(balanceStore.get()?.list[0]?.points));
  balanceStore.set({ userId: 7, list: [MYR] });
  end();
  balanceStore.set({ userId: 7, list: [TWD] });
  expect(heard).toEqual([30.5]);
});
