import { Bookmark, Gamepad2, Heart, LibraryBig, SearchX, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { hideRecent } from '#contract/library/endpoints.ts';
import type { LibraryList } from '#contract/library/lists.ts';
import { announceToTabs } from '#web/app/other-tabs.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-dialog.tsx';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { useSavedElsewhere } from '#web/kit/saved/use-saved-elsewhere.ts';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import { type LibraryAddress, libraryQuery } from './library-address.ts';
import { LibraryCard } from './library-card.tsx';
import { ClosedLibrary, LIST_TITLE_ID, useRemoval } from './library-shell.tsx';
import { LibraryFilters, LibraryTabs } from './library-tools.tsx';
import type { LibraryData, LibraryListData } from './load-library.ts';

/** A player's favorites, wishlist and play history. */
export function LibraryPage({ data }: { data: LibraryData }) {
  return data.view === 'list' ? <OpenLibrary data={data} /> : <ClosedLibrary view={data.view} />;
}

function OpenLibrary({ data }: { data: LibraryListData }) {
  const page = usePage();
  const { address, totals } = data;
  const { list } = address;
  useSavedElsewhere();
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-title">{page.t('shell.account.library')}</h1>
        {list === 'recent' && <ClearRecent count={totals.recent} />}
      </div>
      <LibraryTabs shown={list} sort={address.sort} totals={totals} />
      {totals[list] > 0 && <LibraryFilters address={address} />}
      <LoadingPart className="flex flex-col gap-5">
        {/* A removal only concerns one list. */}
        <LibraryGames key={list} data={data} />
        <LibraryPager data={data} />
      </LoadingPart>
    </div>
  );
}

function LibraryGames({ data: { address, totals, count, entries } }: { data: LibraryListData }) {
  const page = usePage();
  const { list, search } = address;
  const { shown, remove } = useRemoval(list, entries);
  return (
    <section aria-labelledby={LIST_TITLE_ID}>
      <h2 id={LIST_TITLE_ID} tabIndex={-1} className="sr-only">
        {page.t(`library.list.${list}`)}
      </h2>
      <p role="status" className="sr-only">
        {search !== '' && page.t('hall.count', { count })}
      </p>
      {shown.length > 0 ? (
        <ul className="cards">
          {shown.map((entry) => (
            <li key={entry.game.applicationId} className="flex">
              <LibraryCard entry={entry} list={list} onRemove={() => remove(entry)} />
            </li>
          ))}
        </ul>
      ) : (
        <NoGames address={address} isEmpty={totals[list] === 0 || search === ''} />
      )}
    </section>
  );
}

const ICONS = { favourites: Heart, wishes: Bookmark, recent: Gamepad2, owned: LibraryBig } as const satisfies Record<
  LibraryList,
  typeof Heart
>;

function NoGames({ address, isEmpty }: { address: LibraryAddress; isEmpty: boolean }) {
  const page = usePage();
  const { list, search } = address;
  if (!isEmpty) {
    return (
      <EmptyCard
        Icon={SearchX}
        title={page.t('library.empty.search.title', { word: search })}
        text={page.t('library.empty.search.text')}
      >
        <a
          className="btn btn-quiet"
          href={page.href('/library', libraryQuery({ ...address, search: '', page: 1 }))}
          // The button disappears, so the focus moves now, while the list is still known.
          onClickCapture={() => document.getElementById(LIST_TITLE_ID)?.focus()}
        >
          {page.t('search.clear')}
        </a>
      </EmptyCard>
    );
  }
  return (
    <EmptyCard
      Icon={ICONS[list]}
      title={page.t(`library.empty.${list}.title`)}
      text={page.t(`library.empty.${list}.text`)}
    >
      <a className="btn btn-gold" href={page.href('/')}>
        {page.t('library.browse')}
      </a>
    </EmptyCard>
  );
}

function LibraryPager({ data: { address, count } }: { data: LibraryListData }) {
  const page = usePage();
  return (
    <Pager
      number={address.page}
      count={count}
      address={(at) => page.href('/library', libraryQuery({ ...address, page: at }))}
    />
  );
}

/** Clears the play history after a confirmation. */
function ClearRecent({ count }: { count: number }) {
  const page = usePage();
  const [isAsking, setAsking] = useState(false);
  if (count === 0 && !isAsking) return null;
  return (
    <>
      <button type="button" className="btn btn-quiet text-sm" onClick={() => setAsking(true)}>
        <Trash2 size={18} aria-hidden />
        {page.t('list.clearAll')}
      </button>
      {isAsking && (
        <ConfirmAction
          title={page.t('library.clear.title')}
          confirm={page.t('library.clear.confirm')}
          isDanger
          call={async () => {
            await page.call(hideRecent, { all: true });
            announceToTabs('library');
          }}
          done={page.t('library.cleared')}
          focusAfter={LIST_TITLE_ID}
          onClose={() => setAsking(false)}
        >
          {page.t('library.clear.text', { count })}
        </ConfirmAction>
      )}
    </>
  );
}
