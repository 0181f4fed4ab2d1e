import { expect, it } from 'vitest';
import type { OperatorShelf } from '#contract/hall/operator-entities.ts';
import { DEFAULT_SHELF_KINDS } from '#contract/hall/shelf-kinds.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { crossedShelves, deliveredShelves, readShelf, shelfState, writeShelves } from './shelf-form.ts';

const page = buildPage({ locale: 'en-US' });
const [EARLY, LATE] = ['2026-03-01T00:00:00.000Z', '2026-03-02T00:00:00.000Z'];
const shelf = (overrides: Partial<OperatorShelf> = {}): OperatorShelf => ({
  ...{ kind: 'sale', isShown: true, beginAt: EARLY, endAt: null, phase: 'planned', ...overrides },
});
const collection = (state: 'draft' | 'shown' | 'over') => ({ id: 7, slug: 'tea', contents: [], state });

it('sends the rows as they were read', () => {
  const items = [
    shelf(),
    shelf({ kind: 'collection', collection: collection('shown'), isShown: false, beginAt: null }),
  ];
  expect(writeShelves(items.map((one) => readShelf(page, one)))).toEqual({
    shelves: [
      { kind: 'sale', isShown: true, beginAt: EARLY, endAt: '' },
      { kind: 'collection', collectionId: 7, isShown: false, beginAt: '', endAt: '' },
    ],
  });
});

it('says what is shown, and why what is on is not', () => {
  const stateOf = (one: OperatorShelf) => shelfState(readShelf(page, one));
  const row = { kind: 'collection', beginAt: null, phase: 'shown' } as const;
  expect(stateOf(shelf())).toBe('operations.banners.phase.planned');
  expect(stateOf(shelf({ isShown: false }))).toBe('operations.shelves.off');
  expect(stateOf(shelf({ ...row, collection: collection('shown') }))).toBe('operations.banners.phase.shown');
  expect(stateOf(shelf({ ...row, collection: collection('draft') }))).toBe('postState.1');
  expect(stateOf(shelf({ ...row, collection: collection('over') }))).toBe('operations.banners.phase.over');
  const changed = { ...readShelf(page, shelf()), beginAt: '2099-01-01T00:00:00.000Z' };
  expect(shelfState(changed)).toBe('operations.banners.phase.planned');
  expect(shelfState({ ...changed, beginAt: '' })).toBe('operations.banners.phase.shown');
});

it('finds crossed dates by the place of their row', () => {
  const rows = [shelf(), shelf({ beginAt: LATE, endAt: EARLY }), shelf({ beginAt: EARLY, endAt: EARLY })];
  expect(crossedShelves(rows.map((one) => readShelf(page, one)))).toEqual(['shelves.1.endAt', 'shelves.2.endAt']);
});

it('knows the hall as delivered', () => {
  const on = deliveredShelves(page).filter(({ isShown }) => isShown);
  expect(on.map(({ kind }) => kind)).toEqual(DEFAULT_SHELF_KINDS);
  expect(new Set(deliveredShelves(page).map(({ name }) => name)).size).toBe(9);
});
