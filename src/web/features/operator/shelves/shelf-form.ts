import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import type { BannerPhase } from '#contract/banner/operator-entities.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { listAllCollections, listAllShelves, saveShelves } from '#contract/hall/operator-endpoints.ts';
import type { CollectionState, OperatorCollection, OperatorShelf } from '#contract/hall/operator-entities.ts';
import { DEFAULT_SHELF_KINDS, type HallShelfKind } from '#contract/hall/shelf-kinds.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { bannerPhase } from '#domain/operations/banner-phase.ts';
import { completeShelves } from '#domain/operations/hall-shelves.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { REVISION, useRevision } from '#web/kit/form/conflict-notice.tsx';
import { describeProblems } from '#web/kit/form/form-errors.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import { SHELF_TITLES } from '#web/kit/game/shelf-titles.ts';
import { TOTAL_ID } from '#web/kit/page/move-focus.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { collectionName } from '../collections/collection-form.ts';
import type { OrderedItem } from '../ordering/ordered-list.tsx';

/** A row of the hall while it is arranged; times are ISO 8601 or empty. */
export interface ShelfItem extends OrderedItem {
  readonly kind: HallShelfKind;
  readonly collection: { readonly id: number; readonly state: CollectionState } | null;
  readonly isShown: boolean;
  readonly beginAt: string;
  readonly endAt: string;
  /** The stored schedule, and its phase when it was read; null for a new row. */
  readonly saved: Pick<OperatorShelf, 'beginAt' | 'endAt' | 'phase'> | null;
}

export function readShelf(page: Page, shelf: OperatorShelf): ShelfItem {
  const { kind, collection, isShown, beginAt, endAt, phase } = shelf;
  const times = { isShown, beginAt: beginAt ?? '', endAt: endAt ?? '', saved: { beginAt, endAt, phase } };
  return collection === undefined
    ? { ...standing(page, kind), ...times }
    : { ...itemOf(collection, page.state.locale), ...times };
}

/** A collection as a new row. */
export function itemOf(collection: NamedCollection, lang: LocaleCode): ShelfItem {
  const { id, state } = collection;
  const name = collectionName(collection, lang);
  return { ...NEW, key: `collection:${id}`, name, kind: 'collection', collection: { id, state } };
}

type NamedCollection = Pick<OperatorCollection, 'id' | 'state' | 'contents' | 'slug'>;

const NEW = { isShown: true, beginAt: '', endAt: '', saved: null } as const;

function standing(page: Page, kind: HallShelfKind): ShelfItem {
  return { ...NEW, key: kind, name: shelfName(page, kind), kind, collection: null };
}

function shelfName(page: Page, kind: HallShelfKind): string {
  if (kind === 'collection') return page.t('hall.collection');
  return kind === 'because' ? page.t('operations.shelves.because') : page.t(SHELF_TITLES[kind]);
}

/** The hall as delivered. */
export function deliveredShelves(page: Page): readonly ShelfItem[] {
  const isOn = (kind: HallShelfKind) => DEFAULT_SHELF_KINDS.some((one) => one === kind);
  return completeShelves([]).map(({ kind }) => ({ ...standing(page, kind), isShown: isOn(kind) }));
}

/** The fields with an end that is not after its beginning. */
export function crossedShelves(shelves: readonly ShelfItem[]): readonly string[] {
  return shelves.flatMap(({ beginAt, endAt }, index) =>
    beginAt !== '' && endAt !== '' && endAt <= beginAt ? [`shelves.${index}.endAt`] : [],
  );
}

export function writeShelves(shelves: readonly ShelfItem[]): InputOf<typeof saveShelves> {
  return {
    shelves: shelves.map(({ kind, collection, isShown, beginAt, endAt }) => ({
      ...{ kind, isShown, beginAt, endAt },
      ...(collection !== null && { collectionId: collection.id }),
    })),
  };
}

/** What a row’s chip says: off, the state of its collection while that is not shown, or the phase of its schedule. */
export function shelfState({ isShown, collection, ...schedule }: ShelfItem) {
  if (!isShown) return 'operations.shelves.off';
  if (collection?.state === 'draft') return 'postState.1';
  const state = collection === null || collection.state === 'shown' ? phaseOf(schedule) : collection.state;
  return `operations.banners.phase.${state}` as const;
}

/** The server’s answer as long as the times are those that it knows: pages are rendered there as well. */
function phaseOf({ beginAt, endAt, saved }: Pick<ShelfItem, 'beginAt' | 'endAt' | 'saved'>): BannerPhase {
  if (saved !== null && beginAt === (saved.beginAt ?? '') && endAt === (saved.endAt ?? '')) return saved.phase;
  const dateOf = (iso: string) => (iso === '' ? null : new Date(iso));
  return bannerPhase({ beginAt: dateOf(beginAt), endAt: dateOf(endAt) }, Date.now());
}

export interface ShelvesData {
  readonly shelves: readonly OperatorShelf[];
  readonly revision: string;
  /** The latest collections, which may become rows of the hall. */
  readonly collections: readonly OperatorCollection[];
}

export async function loadShelves(page: Page): Promise<ShelvesData> {
  const [shelves, collections] = await Promise.all([
    page.call(listAllShelves, {}),
    page.call(listAllCollections, { limit: LIMITS.pageSizeMax }),
  ]);
  return { shelves: shelves.list, revision: shelves.revision, collections: collections.list };
}

export type ShelvesForm = ReturnType<typeof useShelves>;

const ENDS = Array.from({ length: LIMITS.hallShelves }, (_, index) => `shelves.${index}.endAt`);

interface ShelvesValues {
  readonly shelves: readonly ShelfItem[];
}

/** The rows of the hall, arranged locally and saved as a whole. */
export function useShelves(data: ShelvesData) {
  const page = usePage();
  const router = useRouter();
  const initial = useMemo(() => ({ shelves: data.shelves.map((shelf) => readShelf(page, shelf)) }), [page, data]);
  const revision = useRevision(data.revision);
  const form = useForm<ShelvesValues>({
    initial,
    order: [...ENDS, REVISION],
    async check({ shelves }) {
      await loadMessages(page, 'rules');
      const problems = crossedShelves(shelves).map((name) => [name, { message: 'field.ends_first' }] as const);
      return describeProblems(page, new Map(problems));
    },
    send: ({ shelves }) => page.call(saveShelves, { ...writeShelves(shelves), ...revision.sent() }),
    async onSent() {
      toasts.show('success', page.t('operations.shelves.saved'));
      await router.invalidate();
    },
  });
  const { shelves } = form.values;
  // Problems are named by place, and places change.
  const arrange = (next: readonly ShelfItem[]) => form.change({ shelves: next }, ENDS);
  return {
    ...form,
    notice: revision.noticeFor(form),
    arrange,
    changeShelf: (key: string, changes: Partial<ShelfItem>) =>
      arrange(shelves.map((shelf) => (shelf.key === key ? { ...shelf, ...changes } : shelf))),
    takeOut(key: string) {
      flushSync(() => arrange(shelves.filter((shelf) => shelf.key !== key)));
      // The pressed button is gone with its row.
      document.getElementById(TOTAL_ID)?.focus();
    },
  };
}
