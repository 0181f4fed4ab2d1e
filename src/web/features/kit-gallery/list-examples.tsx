import { SearchX } from 'lucide-react';
import { SHELF, type Shelf } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { CsvButton } from '#web/kit/list/csv-button.tsx';
import { Amount, CurrencyTotals } from '#web/kit/list/currency-totals.tsx';
import { ListFilters } from '#web/kit/list/filter/filter-form.tsx';
import { EmptyList, PagedRecords } from '#web/kit/list/list-page.tsx';
import { ListTabs } from '#web/kit/list/list-tabs.tsx';
import { RecordList } from '#web/kit/list/record-list.tsx';
import { RowIcon } from '#web/kit/list/row-icon.tsx';
import { type Columns, ScrollTable } from '#web/kit/list/table.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { GALLERY_PATH, galleryFilter, type KitGalleryData } from './load-kit-gallery.ts';

interface Item {
  readonly id: number;
  readonly name: string;
  readonly status: Shelf;
  readonly price: number;
}

const ITEMS: readonly Item[] = [
  { id: 1, name: 'A sword', status: SHELF.onShelf, price: 30 },
  { id: 2, name: 'A shield with a name that is much longer than others', status: SHELF.offShelf, price: 1200 },
  { id: 3, name: 'Withdrawn', status: SHELF.removed, price: 5 },
];
const NOON = '2026-01-15T12:00:00.000Z';
const COLUMNS: Columns<Item> = [
  {
    key: 'name',
    head: 'words.product',
    cell: ({ name }) => (
      <span className="flex items-center gap-3">
        <RowIcon url="" />
        {name}
      </span>
    ),
  },
  { key: 'status', head: 'words.shelfStatus', cell: ({ status }) => <StateChip state={`shelf.${status}`} /> },
  { key: 'changed', head: 'allProducts.changed', cell: () => <LocalTime iso={NOON} /> },
  {
    key: 'price',
    head: 'words.defaultPrice',
    isNumber: true,
    cell: ({ price }) => <Amount amount={price} currency="TWD" />,
  },
];

/** A list with all its parts, and an empty one. */
export function ListExamples({ filter }: KitGalleryData) {
  const page = usePage();
  const keyOf = ({ id }: Item) => id;
  const list = { path: GALLERY_PATH, filter: galleryFilter, keyOf, columns: COLUMNS, label: 'products.list' } as const;
  const none = (
    <EmptyList
      title="Nothing found"
      text="Try different words or fewer filters."
      all={{ path: GALLERY_PATH, label: 'Show all' }}
      Icon={SearchX}
    />
  );
  return (
    <>
      <Section
        id="list"
        title="List"
        lead="Tabs, filter, totals, table or cards, pager, CSV"
        actions={<CsvButton name="items.csv" load={async () => 'id,name\n1,A sword'} text="Save as CSV" done="Saved" />}
      >
        <ListTabs
          label="Lists"
          tabs={[
            { name: 'Open', count: 3, href: page.href(GALLERY_PATH), isOpen: true },
            { name: 'Done', count: 0, href: page.href(GALLERY_PATH, '?tab=done'), isOpen: false },
            { name: 'All', count: 1000, isMore: true, href: page.href(GALLERY_PATH, '?tab=all'), isOpen: false },
          ]}
        />
        <ListFilters path={GALLERY_PATH} filter={galleryFilter} values={filter} />
        <CurrencyTotals
          totals={[
            { currency: 'TWD', amount: 1235, count: 3 },
            { currency: 'EUR', amount: 10, count: 1 },
          ]}
          countOf={({ count }) => `${count} items`}
          figures={[{ label: 'Amount', amountOf: ({ amount }) => amount }]}
        />
        <PagedRecords {...list} loaded={{ filter, count: 90, list: ITEMS }} none={none} />
      </Section>
      <Section id="selection" title="List with a selection" lead="Finding a status unselects what it hides">
        <RecordList
          {...list}
          rows={ITEMS.filter(({ status }) => filter.status === undefined || status === filter.status)}
          selection={{
            nameOf: ({ name }) => name,
            actions: (selected) => (
              <Button
                isOff={selected.length === 0}
                onClick={() => toasts.show('success', selected.map(({ name }) => name).join(', '))}
              >
                Name them
              </Button>
            ),
          }}
        />
      </Section>
      <Section id="empty-list" title="List without rows">
        <PagedRecords {...list} loaded={{ filter, count: 0, list: [] }} none={none} />
      </Section>
      <Section id="scroll-table" title="ScrollTable">
        <ScrollTable label="Items" rows={ITEMS} keyOf={keyOf} columns={COLUMNS} />
      </Section>
    </>
  );
}
