import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from 'react';
import type { MessageBundle } from '#i18n/compile-messages.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import type { PageContext } from '#web/app/page/page-context.ts';
import { usePage } from '#web/app/use-page.ts';
import { usePressAgain } from './early-press.ts';
import { loadAtLast } from './load-at-last.ts';
import { whenIdle } from './when-idle.ts';

/** A part of a page whose code a browser fetches once it has taken over the rest of the page. */
export interface LaterPart<Props extends object> {
  /** Changes of its properties that come before its code cost what the server rendered: they have to be stable. */
  readonly View: ComponentType<Props>;
  /** Fetches what it needs. The loader of its page waits for it, or it would appear empty first. */
  load(page: PageContext): Promise<void>;
}

/**
 * Makes a part of a page that the server renders with it, and that answers to hands a little later than the rest: what
 * the first sight of the page needs is loaded and taken over without it.
 * @param messages Bundles of messages that it needs, besides those of its page.
 */
export function laterPart<Props extends object>(
  fetchView: () => Promise<ComponentType<Props>>,
  messages: readonly MessageBundle[] = [],
): LaterPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async (page: PageContext): Promise<ComponentType<Props>> => {
    const [View] = await Promise.all([loaded ?? fetchView(), loadMessages(page, ...messages)]);
    loaded = View;
    return View;
  };
  function Part(props: Props) {
    const page = usePage();
    const [View] = useState(() => loaded ?? lazy(async () => ({ default: await loadInTime(() => load(page)) })));
    // The server's part is known to have no code yet, whatever the server has loaded itself.
    const [isTaken, setTaken] = useState(() => typeof window !== 'undefined' && loaded !== undefined);
    usePressAgain(isTaken);
    return (
      <div className="contents" data-rendered={!isTaken || undefined}>
        <Suspense>
          <View {...props} />
          <Taken onTaken={setTaken} />
        </Suspense>
      </div>
    );
  }
  return {
    View: memo(Part),
    async load(page) {
      await load(page);
    },
  };
}

/** Tells that what stands beside it is taken over. */
function Taken({ onTaken }: { onTaken(isTaken: boolean): void }) {
  useEffect(() => onTaken(true), [onTaken]);
  return null;
}

/** After all that the first sight of the page needs, its pictures, too: a phone has little of everything at once. */
async function loadInTime<Value>(load: () => Promise<Value>): Promise<Value> {
  await whenIdle();
  return loadAtLast(load);
}
