import { createStaticClient } from '#client/create-static-client.ts';
import { getBankBranches, getBanks } from '#contract/static/endpoints.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { Page } from '#web/app/use-page.ts';
import { loadOnce } from '#web/first-load/load-once.ts';
import type { SearchChoice } from '#web/ui/field/search-choices.ts';
import { wordsOfBank } from './bank-names.ts';

export interface BankLists {
  readonly banks: readonly SearchChoice[];
  /** Official name of each bank, by code. */
  readonly names: ReadonlyMap<string, string>;
  /** By bank code. */
  readonly branches: ReadonlyMap<string, readonly SearchChoice[]>;
}

const NONE: BankLists = { banks: [], names: new Map(), branches: new Map() };

/** Taiwan's banks and branches, fetched once per visit; without the lists, codes can still be typed. */
export async function loadBanks(page: Page): Promise<BankLists> {
  const { locale } = page.state;
  const load = lists.get(locale) ?? loadOnce(() => fetchBanks(page));
  lists.set(locale, load);
  return load().catch(() => NONE);
}

/** By the language of the list. */
const lists = new Map<LocaleCode, () => Promise<BankLists>>();

async function fetchBanks(page: Page): Promise<BankLists> {
  const client = createStaticClient({
    staticBase: page.state.staticBase,
    fetch: (url, init) => fetch(url, init),
    timers: {
      setTimeout: (run, delayMs) => setTimeout(run, delayMs),
      clearTimeout: (timer) => clearTimeout(Number(timer)),
    },
    randomText: () => crypto.randomUUID(),
    log: (entry) => console.info(entry.event, entry),
  });
  const [banks, branches] = await Promise.all([client.fetchFile(getBanks, {}), client.fetchFile(getBankBranches, {})]);
  if (banks === undefined || branches === undefined) throw new Error('the lists of banks could not be had');
  const choiceOf = ({ code, name }: { readonly code: string; readonly name: string }) => ({
    value: code,
    text: name,
    note: code,
  });
  const byBank = Map.groupBy(branches, ({ bank }) => bank);
  return {
    banks: banks.map((bank) => ({ value: bank.code, note: bank.code, ...wordsOfBank(bank, page.state.locale) })),
    names: new Map(banks.map(({ code, name }) => [code, name])),
    branches: new Map([...byBank].map(([bank, list]) => [bank, list.map(choiceOf)])),
  };
}
