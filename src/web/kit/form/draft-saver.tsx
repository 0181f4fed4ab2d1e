import { CircleAlert, CloudCheck, CloudOff } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CallOptions } from '#client/client-dependencies.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { usePage } from '#web/app/use-page.ts';
import { createStore } from '#web/ui/create-store.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useLocalTime } from '../time/use-local-time.ts';

/** Long enough to save a sentence once, short enough that closing the tab loses only a few words. */
export const DRAFT_DELAY_MS = 1500;
/** Retries automatically when offline. */
export const DRAFT_RETRY_MS = 15_000;

export interface SavedDraft {
  readonly savedAt: string;
  readonly revision: number;
}

/** `waiting` and `saving`: the server does not have the changes yet; `conflict`: the user has to choose. */
type DraftStage = 'rest' | 'waiting' | 'saving' | 'failed' | 'conflict';

interface DraftState<Saved extends SavedDraft = SavedDraft> {
  readonly status: DraftStage;
  /** The last draft stored by the server; null before the first. */
  readonly saved: Saved | null;
}

export interface DraftPorts<Content, Saved extends SavedDraft> {
  readonly read: () => Content;
  readonly send: (content: Content, saved: Saved | null) => Promise<Saved>;
  /** Whether a failure means that another tab or device has saved since. */
  readonly isConflict: (error: unknown) => boolean;
  /** Runs a callback later; the returned function cancels it. */
  readonly schedule: (run: () => void, ms: number) => () => void;
}

/** Saves a draft on the server while the user types: one call at a time, none for unchanged content. */
export class DraftSaver<Content, Saved extends SavedDraft> {
  readonly #ports: DraftPorts<Content, Saved>;
  readonly #store = createStore<DraftState<Saved>>({ status: 'rest', saved: null });
  /** The server's content, serialized. */
  #known: string;
  #running: Promise<void> | null = null;
  #cancel: (() => void) | null = null;

  constructor(ports: DraftPorts<Content, Saved>, saved: Saved | null) {
    this.#ports = ports;
    this.#set({ saved });
    this.#known = JSON.stringify(ports.read());
  }

  readonly getState = this.#store.get;

  readonly subscribe = this.#store.subscribe;

  /** Called when the form may have changed. */
  touch(): void {
    const { status } = this.getState();
    if (status === 'conflict') return;
    // Not on every keystroke, because listeners re-render.
    if (status !== 'saving' && status !== 'waiting') this.#set({ status: 'waiting' });
    this.#later(DRAFT_DELAY_MS);
  }

  /** Saves immediately; true if the server then has everything. */
  async flush(): Promise<boolean> {
    // Another waiting caller may have started the next one.
    while (this.#running !== null) await this.#running;
    if (this.getState().status === 'conflict') return false;
    this.#stopWaiting();
    this.#running = this.#save().finally(() => {
      this.#running = null;
    });
    await this.#running;
    return this.getState().status === 'rest';
  }

  /** Called when the form shows this draft: it was loaded, or the draft was discarded (null). */
  settle(saved: Saved | null): void {
    this.#stopWaiting();
    this.#known = JSON.stringify(this.#ports.read());
    this.#set({ status: 'rest', saved });
  }

  /** Overwrites what another tab or device has saved. */
  async overwrite(saved: Saved | null): Promise<boolean> {
    this.#known = '';
    this.#set({ status: 'waiting', saved });
    return this.flush();
  }

  /** Discards unsaved changes. */
  close(): void {
    this.settle(this.getState().saved);
  }

  /** Stops saving and waits for a running call, so that the caller's next request arrives last. */
  async stop(): Promise<void> {
    while (this.#running !== null) await this.#running;
    this.#stopWaiting();
  }

  async #save(): Promise<void> {
    const content = this.#ports.read();
    const text = JSON.stringify(content);
    if (text === this.#known) return this.#set({ status: 'rest' });
    this.#set({ status: 'saving' });
    try {
      const saved = await this.#ports.send(content, this.getState().saved);
      this.#known = text;
      const hasMore = JSON.stringify(this.#ports.read()) !== text;
      this.#set({ status: hasMore ? 'waiting' : 'rest', saved });
      if (hasMore) this.#later(DRAFT_DELAY_MS);
    } catch (error) {
      const isConflict = this.#ports.isConflict(error);
      this.#set({ status: isConflict ? 'conflict' : 'failed' });
      if (!isConflict) this.#later(DRAFT_RETRY_MS);
    }
  }

  #later(ms: number): void {
    this.#stopWaiting();
    this.#cancel = this.#ports.schedule(() => void this.flush(), ms);
  }

  #stopWaiting(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #set(change: Partial<DraftState<Saved>>): void {
    this.#store.set({ ...this.getState(), ...change });
  }
}

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

/** Shows whether and when the draft was saved. */
export function DraftStatus({ state: { status, saved }, onRetry }: { state: DraftState; onRetry: () => void }) {
  const page = usePage();
  const isSaved = status === 'rest' && saved !== null;
  return (
    <div className="text-muted flex flex-wrap items-center gap-2 sm:min-h-6">
      {status === 'failed' && <CloudOff size={18} aria-hidden className="text-danger flex-none" />}
      {status === 'saving' && <Spinner />}
      {status === 'conflict' && <CircleAlert size={18} aria-hidden className="text-danger flex-none" />}
      {isSaved && <CloudCheck size={18} aria-hidden className="text-success flex-none" />}
      <span role="status">
        {isSaved && <SavedAt iso={saved.savedAt} />}
        {status !== 'rest' && page.t(`form.draft.${status}`)}
      </span>
      {status === 'failed' && (
        <button type="button" className="link min-h-11" onClick={onRetry}>
          {page.t('maintenance.retry')}
        </button>
      )}
    </div>
  );
}

function SavedAt({ iso }: { iso: string }) {
  const page = usePage();
  const time = useLocalTime(iso, 'short');
  return page.t('form.draft.saved', { time });
}
