import { SearchX } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { InputOf } from '#contract/endpoint.ts';
import type { LiveTopic } from '#contract/live/topics.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { defineFilter, type Filter, type FilterKinds, type FilterValues } from './filter/define-filter.ts';
import { ListFilters } from './filter/filter-form.tsx';
import type { FilterTexts } from './filter/filter-values.ts';
import type { FilterKind } from './filter/use-filters.ts';
import { ChangedNotice, useLatest } from './list-changed.tsx';
import { EmptyList, ListPage, PagedRecords } from './list-page.tsx';
import { type ListEndpoint, type Loaded, loadList, type RowOf } from './load-list.ts';
import type { Selection } from './record-list.tsx';
import type { Column, Columns, RowKey } from './table.tsx';

/** The texts of a list page; `count` takes the number of rows. */
interface ListWords {
  readonly title: MessageKey;
  readonly lead: MessageKey;
  readonly count: MessageKey;
  /** Title of the empty list. */
  readonly none: MessageKey;
  /** Label of the link from an empty result to the whole list. */
  readonly all: MessageKey;
}

interface RowActions<Row> {
  readonly width: string;
  /** `choose` opens the dialog with the row. */
  readonly cell: (row: Row, choose: () => void) => ReactNode;
}

/** The parameters of the call, each with a filter kind of the same type. */
type KindsOf<Called extends ListEndpoint, Kinds> = {
  readonly [Name in keyof Kinds]: Name extends keyof InputOf<Called> ? FilterKind<InputOf<Called>[Name]> : never;
};

interface ListPlan<Called extends ListEndpoint, Kinds extends FilterKinds> {
  /** Path of the list page. */
  readonly path: string;
  readonly endpoint: Called;
  readonly words: ListWords;
  readonly filter: Kinds & KindsOf<Called, Kinds>;
  /** Further parameters of the call. */
  readonly ask?: (page: Page) => Partial<InputOf<Called>>;
  readonly keyOf: (row: RowOf<Called>) => RowKey;
  readonly columns: Columns<RowOf<Called>>;
  /** The breakpoint for showing a table. */
  readonly tableFrom?: 'md' | 'lg';
  readonly selection?: Selection<RowOf<Called>>;
  /** The actions of a row; in the last column. */
  readonly actions?: RowActions<RowOf<Called>>;
  /** The dialog for the row of an action, as it was then; `loaded` has its current state, also after changes by others. */
  readonly dialog?: (row: RowOf<Called>, close: () => void, loaded: Loaded<Called, FilterValues<Kinds>>) => ReactNode;
  /** Actions in the page header. */
  readonly pageActions?: (loaded: Loaded<Called, FilterValues<Kinds>>) => ReactNode;
  /** Totals of the whole list. */
  readonly summary?: (loaded: Loaded<Called, FilterValues<Kinds>>) => ReactNode;
  /** What announces changes by others; the page then offers to load them. */
  readonly live?: readonly LiveTopic[];
  /** The list shown instead of a failure; throws the error again if there is none. */
  readonly rescue?: (error: unknown, filter: FilterValues<Kinds>) => Loaded<Called, FilterValues<Kinds>>;
}

interface DefinedList<Called extends ListEndpoint, Kinds extends FilterKinds> {
  readonly path: string;
  readonly filter: Filter<Kinds>;
  /** Loads the list for an address. */
  readonly load: (page: Page, texts: FilterTexts) => Promise<Loaded<Called, FilterValues<Kinds>>>;
  readonly Page: ComponentType<Loaded<Called, FilterValues<Kinds>>>;
}

/**
 * A page with one list, built from the parts in this folder. Parameters, row fields and texts that the contract or the
 * catalogs do not have fail to compile. More complex pages combine the parts themselves.
 */
export function defineList<Called extends ListEndpoint, const Kinds extends FilterKinds>(
  plan: ListPlan<Called, Kinds>,
): DefinedList<Called, Kinds> {
  const { path } = plan;
  const filter = defineFilter<Kinds>(plan.filter);
  return {
    path,
    filter,
    load: (page, texts) => loadPlanned(plan, page, filter.read(texts)),
    Page: (loaded) => <DefinedPage plan={plan} filter={filter} loaded={loaded} />,
  };
}

function loadPlanned<Called extends ListEndpoint, Kinds extends FilterKinds>(
  plan: ListPlan<Called, Kinds>,
  page: Page,
  values: FilterValues<Kinds>,
): Promise<Loaded<Called, FilterValues<Kinds>>> {
  const { endpoint, rescue } = plan;
  const loading = loadList(page, endpoint, values, askedOf(plan, page, values));
  return rescue === undefined ? loading : loading.catch((error: unknown) => rescue(error, values));
}

/** The parameters of the call: the plan's type guarantees that the filter's names and values match them. */
function askedOf<Called extends ListEndpoint, Kinds extends FilterKinds>(
  plan: ListPlan<Called, Kinds>,
  page: Page,
  values: FilterValues<Kinds>,
): InputOf<Called>;
function askedOf<Values extends object>(
  { ask }: { ask?: (page: Page) => object },
  page: Page,
  { page: _page, ...values }: Values & { page: number },
): unknown {
  return { ...values, ...ask?.(page) };
}

interface DefinedPageProps<Called extends ListEndpoint, Kinds extends FilterKinds> {
  readonly plan: ListPlan<Called, Kinds>;
  readonly filter: Filter<Kinds>;
  readonly loaded: Loaded<Called, FilterValues<Kinds>>;
}

function DefinedPage<Called extends ListEndpoint, Kinds extends FilterKinds>({
  plan,
  filter,
  loaded,
}: DefinedPageProps<Called, Kinds>) {
  const page = usePage();
  const [chosen, setChosen] = useState<RowOf<Called> | null>(null);
  const { path, words, keyOf, tableFrom, selection, live = [] } = plan;
  const load = (quiet: Page) => loadPlanned(plan, quiet, loaded.filter);
  const changes = useLatest({ loaded, topics: live, load });
  // The notice is behind an open dialog, which therefore shows its row as others have changed it.
  const followed = () => {
    const rows = loaded.list.map((row) => changes.latest.list.find((one) => keyOf(one) === keyOf(row)) ?? row);
    return Object.assign({}, loaded, { list: rows });
  };
  return (
    <>
      <ListPage
        title={page.t(words.title)}
        lead={page.t(words.lead)}
        actions={plan.pageActions?.(loaded)}
        filters={
          <>
            <ListFilters path={path} filter={filter} values={loaded.filter} />
            {live.length > 0 && <ChangedNotice {...changes} />}
          </>
        }
        total={page.t(words.count, { count: loaded.count })}
        summary={plan.summary?.(loaded)}
      >
        <PagedRecords
          {...{ path, filter, loaded, keyOf, tableFrom, selection }}
          label={words.title}
          columns={columnsOf(plan, setChosen)}
          none={
            <EmptyList
              title={page.t(words.none)}
              text={page.t('list.none.text')}
              all={{ path, label: page.t(words.all) }}
              Icon={SearchX}
            />
          }
        />
      </ListPage>
      {chosen !== null && plan.dialog?.(chosen, () => setChosen(null), followed())}
    </>
  );
}

function columnsOf<Called extends ListEndpoint, Kinds extends FilterKinds>(
  { columns: [first, ...others], actions }: ListPlan<Called, Kinds>,
  choose: (row: RowOf<Called>) => void,
): Columns<RowOf<Called>> {
  if (actions === undefined) return [first, ...others];
  const { width, cell } = actions;
  const last: Column<RowOf<Called>> = {
    key: 'action',
    head: 'list.action',
    width,
    cell: (row) => cell(row, () => choose(row)),
  };
  return [first, ...others, last];
}
