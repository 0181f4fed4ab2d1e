import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from 'react';
import type { MessageBundle } from '#i18n/compile-messages.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import type { PageContext } from '#web/app/page/page-context.ts';
import { usePage } from '#web/app/use-page.ts';
import { loadAtLast } from './load-at-last.ts';
import { useEarlyUseOf } from './use-early-use.ts';
import { whenUsed } from './when-idle.ts';

/** A part of a page whose code is loaded after the rest, usually when the visitor starts to use the page. */
export interface LaterPart<Props extends object> {
  /** The properties must be stable: a change before the code has loaded discards the server-rendered HTML. */
  readonly View: ComponentType<Props>;
  /** Loads the code and messages. The page's loader must wait for it, or the part would first appear empty. */
  load(page: PageContext): Promise<void>;
  /** Whether there is nothing to wait for. */
  isLoaded(): boolean;
}

/**
 * Creates a part that the server renders with the page and the browser hydrates later, so that the first view loads
 * without its code.
 * @param messages Message bundles that it needs besides those of its page.
 * @param whenWanted Resolves when the browser should load it.
 */
export function laterPart<Props extends object>(
  fetchView: () => Promise<ComponentType<Props>>,
  messages: readonly MessageBundle[] = [],
  whenWanted: () => Promise<void> = whenUsed,
): LaterPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async (page: PageContext): Promise<ComponentType<Props>> => {
    const [View] = await Promise.all([loaded ?? fetchView(), loadMessages(page, ...messages)]);
    loaded = View;
    return View;
  };
  function Part(props: Props) {
    const page = usePage();
    // Before it is wanted, the server's HTML is all there is to see.
    const loadInTime = async () => {
      await whenWanted();
      return { default: await loadAtLast(() => load(page)) };
    };
    const [View] = useState(() => loaded ?? lazy(loadInTime));
    // On the server a part always counts as not loaded, whatever the process has loaded already.
    const [isTaken, setTaken] = useState(() => typeof window !== 'undefined' && loaded !== undefined);
    useEarlyUseOf(isTaken);
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
    isLoaded: () => loaded !== undefined,
  };
}

/** Reports that its siblings are hydrated. */
function Taken({ onTaken }: { onTaken(isTaken: boolean): void }) {
  useEffect(() => onTaken(true), [onTaken]);
  return null;
}
