import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import type { LiveTopic } from '#contract/live/topics.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { useMutation } from '#web/kit/dialog/use-mutation.ts';
import { TOTAL_ID } from '#web/kit/page/move-focus.ts';
import { Notice } from '#web/kit/state/notice.tsx';
import { useLiveData } from '#web/live/use-live-data.ts';

interface ListChangedProps<Data> {
  /** The list that the page shows. */
  readonly loaded: Data;
  readonly topics: readonly LiveTopic[];
  readonly load: (page: Page) => Promise<Data>;
}

/** The list that the page shows, and what others have made of it since. */
export interface Latest<Data> {
  readonly shown: Data;
  readonly latest: Data;
}

/** Follows changes of a list that keeps showing what it has loaded. */
export function useLatest<Data>({ loaded, topics, load }: ListChangedProps<Data>): Latest<Data> {
  const shown = useSame(loaded);
  return { shown, latest: useLiveData(shown, topics, load) };
}

/** The notice of a list on a page of its own. */
export function ListChanged<Data>(props: ListChangedProps<Data>) {
  return <ChangedNotice {...useLatest(props)} />;
}

/**
 * Says that a list has changed, and loads it on request. For lists whose rows are decided on where they are: a row that
 * moves or changes under the pointer would be decided on unread.
 */
export function ChangedNotice<Data>({ shown, latest }: Latest<Data>) {
  const page = usePage();
  const refresh = useMutation({ call: async () => undefined, isAlwaysAllowed: true, focusAfter: TOTAL_ID });
  // What one has just done oneself is being loaded.
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  const hasChanged = JSON.stringify(latest) !== JSON.stringify(shown) && (!isLoading || refresh.isBusy);
  return (
    <div role="status" className="empty:hidden">
      {hasChanged && (
        <Notice look="info">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p>{page.t('list.changed')}</p>
            <button
              type="button"
              className="btn btn-quiet"
              aria-disabled={refresh.isBusy}
              onClick={() => refresh.start()}
            >
              {page.t('words.refresh')}
            </button>
          </div>
        </Notice>
      )}
    </div>
  );
}

/** The first of equal values: pages pass on what they have loaded in a new object with each rendering. */
function useSame<Value>(value: Value): Value {
  const [first, setFirst] = useState({ value, text: JSON.stringify(value) });
  const text = JSON.stringify(value);
  if (text === first.text) return first.value;
  setFirst({ value, text });
  return value;
}
