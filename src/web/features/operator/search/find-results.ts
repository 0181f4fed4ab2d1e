import { useRouter } from '@tanstack/react-router';
import { Building2, Coins, Gamepad2, type LucideIcon, ShoppingBag, UserRound } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { listUsers } from '#contract/admin/endpoints.ts';
import { listAllApplications } from '#contract/application/operator-endpoints.ts';
import { listAllDeposits } from '#contract/deposit/operator-endpoints.ts';
import { listAllOrders } from '#contract/order/operator-endpoints.ts';
import { listProviderReviews } from '#contract/provider/operator-endpoints.ts';
import { isOrderNumber, orderIdOf } from '#domain/money/order-number.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { makeSearch } from '#web/ui/field/search-choices.ts';
import { stepPlace } from '#web/ui/field/use-search-field.ts';
import { depositFilter } from '../money/deposits/deposit-filter.ts';
import { orderFilter } from '../money/orders/order-state.tsx';
import { OPERATOR_PLACES } from '../operator-places.ts';
import { useShortcutKey } from '../use-shortcuts.ts';
import { userPath } from '../users/user-link.tsx';

/** How many results of a kind are shown. */
const SHOWN = 4;

export interface SearchResult {
  readonly href: string;
  readonly name: string;
  readonly note: string;
  readonly Icon: LucideIcon;
}

interface ResultGroup {
  readonly label: MessageKey;
  readonly results: readonly SearchResult[];
}

type SearchPage = Pick<Page, 't' | 'href' | 'call' | 'state'>;

/** The pages of the console with the text in their names. */
export function findPlaces(page: SearchPage, text: string): ResultGroup {
  const search = makeSearch(OPERATOR_PLACES.map(({ path, label }) => ({ value: path, text: page.t(label) })));
  const results = search(text).slice(0, SHOWN);
  const iconOf = (path: string) => OPERATOR_PLACES.find((place) => place.path === path)?.Icon ?? Building2;
  return {
    label: 'operator.search.pages',
    results: results.map(({ value, text: name }) => ({ href: page.href(value), name, note: '', Icon: iconOf(value) })),
  };
}

/** What the store has under a text: payments by their numbers, accounts, games and developers. */
export async function findRecords(page: SearchPage, text: string): Promise<readonly ResultGroup[]> {
  const number = text.toUpperCase();
  if (isOrderNumber(number, 'D')) return [await findDeposits(page, number)];
  if (isOrderNumber(number, 'P')) return [await findOrders(page, number)];
  if (isOrderNumber(number, 'X')) return [await findOrders(page, orderIdOf(number))];
  const found = await Promise.allSettled([findUsers(page, text), findGames(page, text), findDevelopers(page, text)]);
  // One kind that cannot be loaded leaves the others.
  return found.flatMap((group) => (group.status === 'fulfilled' ? group.value : []));
}

const QUIET = { loadingBar: false, isQuiet: true } as const;

async function findUsers(page: SearchPage, search: string): Promise<ResultGroup> {
  const { list } = await page.call(listUsers, { search, limit: SHOWN }, QUIET);
  const results = list.map(({ id, nickname, account, email }) => {
    return { href: page.href(userPath(id)), name: nickname || account, note: email || `#${id}`, Icon: UserRound };
  });
  return { label: 'operator.kind.user', results };
}

async function findGames(page: SearchPage, search: string): Promise<ResultGroup> {
  const asked = { search, limit: SHOWN, lang: page.state.locale };
  const { list } = await page.call(listAllApplications, asked, QUIET);
  const results = list.map(({ applicationId, name, company }) => {
    const query = `?search=${encodeURIComponent(applicationId)}`;
    return { href: page.href('/operator/applications', query), name, note: company, Icon: Gamepad2 };
  });
  return { label: 'operator.kind.application', results };
}

async function findDevelopers(page: SearchPage, search: string): Promise<ResultGroup> {
  const { list } = await page.call(listProviderReviews, { search, limit: SHOWN }, QUIET);
  // A developer may have submitted several times.
  const latest = [...new Map(list.toReversed().map((item) => [item.userId, item])).values()].toReversed();
  const results = latest.map(({ userId, name, account }) => {
    const note = account.nickname || account.account;
    return { href: page.href(`/operator/providers/${userId}`), name, note, Icon: Building2 };
  });
  return { label: 'operator.kind.provider', results };
}

async function findDeposits(page: SearchPage, number: string): Promise<ResultGroup> {
  const { list } = await page.call(listAllDeposits, { search: number, limit: 1 }, QUIET);
  const results = list.map(({ orderId, user }) => {
    const href = page.href('/operator/deposits', depositFilter.query({ search: orderId }));
    return { href, name: orderId, note: user.nickname || user.account, Icon: Coins };
  });
  return { label: 'operator.kind.deposit', results };
}

async function findOrders(page: SearchPage, number: string): Promise<ResultGroup> {
  const { list } = await page.call(listAllOrders, { orderId: number, limit: 1, lang: page.state.locale }, QUIET);
  const results = list.map(({ orderId, productName, productId }) => {
    const href = page.href('/operator/orders', orderFilter.query({ orderId }));
    return { href, name: orderId, note: productName || productId, Icon: ShoppingBag };
  });
  return { label: 'money.orders.title', results };
}

/** Opens the search of the console from anywhere on its pages. */
export const SEARCH_KEY = 's';

const TYPING_PAUSE_MS = 250;

interface FoundRecords {
  readonly text: string;
  readonly groups: readonly ResultGroup[];
}

const NONE: FoundRecords = { text: '', groups: [] };

/** The state and handlers of the search of the console. */
export function useConsoleSearch() {
  const page = usePage();
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const sought = isOpen ? text.trim() : '';
  const records = useRecords(sought);
  useShortcutKey(SEARCH_KEY, () => input.current?.focus());
  const isLoading = sought !== records.text;
  // Pages come first: they are there before the rest, which then moves nothing.
  const places = findPlaces(page, sought);
  const groups = sought === '' ? [] : [places, ...records.groups];
  const results = groups.flatMap((group) => group.results);
  const end = () => {
    setText('');
    setOpen(false);
    input.current?.blur();
  };
  return {
    input,
    text,
    isOpen,
    groups: groups.filter((group) => group.results.length > 0),
    results,
    /** The result that Enter opens. */
    active: results[Math.min(active, results.length - 1)],
    isLoading,
    open: () => setOpen(true),
    close: () => setOpen(false),
    end,
    type(next: string) {
      setText(next);
      setOpen(true);
      setActive(0);
    },
    onKeyDown(event: KeyboardEvent) {
      // The first Escape closes the list, the next one clears the field, as the browser does.
      if (event.key === 'Escape' && isOpen) {
        event.preventDefault();
        setOpen(false);
      }
      const place = Math.min(active, results.length - 1);
      const next = stepPlace(place, event.key, results.length);
      if (next !== undefined || event.key === 'Enter') event.preventDefault();
      if (next !== undefined) setActive(next);
      const chosen = results[place];
      // Records of an earlier text are still shown while the next ones load.
      const isOld = isLoading && !places.results.some(({ href }) => href === chosen?.href);
      if (event.key !== 'Enter' || chosen === undefined || isOld) return;
      end();
      router.history.push(chosen.href);
    },
  };
}

/** What the store has under a text, once typing pauses; an older reply never replaces a newer one. */
function useRecords(sought: string): FoundRecords {
  const page = usePage();
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    if (sought === '') return setFound(NONE);
    let isStale = false;
    const ask = async () => {
      const groups = await findRecords(page, sought).catch(() => []);
      if (!isStale) setFound({ text: sought, groups });
    };
    const timer = setTimeout(() => void ask(), TYPING_PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [page, sought]);
  return found;
}
