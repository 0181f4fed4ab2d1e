import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CallOptions } from '#client/client-dependencies.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { type DraftPorts, DraftSaver, type SavedDraft } from './draft-saver.ts';

/** For draft calls: they run in the background, without loading bar or messages. */
export const IN_BACKGROUND: CallOptions = { loadingBar: false, isQuiet: true };

type Ports<Content, Saved extends SavedDraft> = Pick<DraftPorts<Content, Saved>, 'read' | 'send'>;

/**
 * A draft saver for as long as the form is shown, and its state. Saves the last changes when the form or tab closes.
 */
export function useDraftSaver<Content, Saved extends SavedDraft>(ports: Ports<Content, Saved>, saved: Saved | null) {
  const [saver] = useState(() => new DraftSaver<Content, Saved>({ ...ports, isConflict, schedule }, saved));
  const state = useSyncExternalStore(saver.subscribe, saver.getState, saver.getState);
  useEffect(() => {
    const saveIfHidden = () => void (document.visibilityState === 'hidden' && saver.flush());
    document.addEventListener('visibilitychange', saveIfHidden);
    return () => {
      document.removeEventListener('visibilitychange', saveIfHidden);
      void saver.flush().then(() => saver.close());
    };
  }, [saver]);
  return { saver, state };
}

/** The draft of a form whose content is React state. */
export function useDraftOf<Content, Saved extends SavedDraft>(
  content: Content,
  send: Ports<Content, Saved>['send'],
  saved: Saved | null,
) {
  const latest = useRef(content);
  const draft = useDraftSaver({ read: () => latest.current, send }, saved);
  const { saver } = draft;
  useEffect(() => {
    if (latest.current === content) return;
    latest.current = content;
    saver.touch();
  }, [content, saver]);
  return draft;
}

/** The server names the revision if another window has saved since. */
function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.fields?.revision !== undefined;
}

function schedule(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
