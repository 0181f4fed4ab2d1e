/** Where the draft stands: nothing to keep, waiting to be kept, kept, not kept, or changed elsewhere meanwhile. */
export type DraftState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'waiting' | 'saving' | 'failed' | 'conflict' }
  | { readonly kind: 'saved'; readonly savedAt: string };

/** What `save` answers when the draft has another revision by now. */
export const OTHER_REVISION = 'other revision';

export interface DraftPorts<Content> {
  readonly save: (
    content: Content,
    revision: number,
  ) => Promise<{ readonly savedAt: string; readonly revision: number } | typeof OTHER_REVISION>;
  /** Revision of the draft that is kept now; 0 where there is none. */
  readonly findRevision: () => Promise<number>;
  readonly setTimer: (run: () => void, delayMs: number) => unknown;
  readonly clearTimer: (timer: unknown) => void;
}

/** Long enough to finish a word, short enough to lose none. */
const DELAY_MS = 1200;

/**
 * Keeps what is typed on the server a moment after it was typed, one call at a time, the latest text last. When another
 * window has kept its own meanwhile, nothing is kept until somebody has chosen.
 */
export class DraftKeeper<Content> {
  #ports: DraftPorts<Content>;
  #revision: number;
  #state: DraftState;
  #content: Content | undefined;
  #timer: unknown;
  #running: Promise<void> | undefined;
  #listeners = new Set<() => void>();

  constructor(ports: DraftPorts<Content>, kept: { readonly revision: number; readonly savedAt: string } | null) {
    this.#ports = ports;
    this.#revision = kept?.revision ?? 0;
    this.#state = kept === null ? { kind: 'idle' } : { kind: 'saved', savedAt: kept.savedAt };
  }

  getState = (): DraftState => this.#state;

  subscribe = (notify: () => void): (() => void) => {
    this.#listeners.add(notify);
    return () => this.#listeners.delete(notify);
  };

  /** What the form holds now; it is kept in a moment. */
  change(content: Content): void {
    this.#content = content;
    if (this.#state.kind === 'conflict') return;
    if (this.#running === undefined) this.#set({ kind: 'waiting' });
    this.#stopTimer();
    this.#timer = this.#ports.setTimer(() => void this.flush(), DELAY_MS);
  }

  /** Keeps at once what has not been kept; resolves when nothing is left, or when it could not be kept. */
  async flush(): Promise<void> {
    this.#stopTimer();
    if (this.#running !== undefined) await this.#running;
    if (this.#content === undefined || this.#state.kind === 'conflict') return;
    this.#running ??= this.#save(this.#content).finally(() => {
      this.#running = undefined;
    });
    await this.#running;
  }

  /** The other window's text gives way: ours is kept in its place. */
  async overwrite(): Promise<void> {
    if (this.#state.kind !== 'conflict') return;
    try {
      this.#revision = await this.#ports.findRevision();
    } catch {
      return this.#set({ kind: 'failed' });
    }
    this.#set({ kind: 'waiting' });
    await this.flush();
  }

  /** Ends the waiting of what is not needed any more. */
  close(): void {
    this.#stopTimer();
    this.#content = undefined;
  }

  async #save(content: Content): Promise<void> {
    this.#set({ kind: 'saving' });
    try {
      const kept = await this.#ports.save(content, this.#revision);
      if (kept === OTHER_REVISION) return this.#set({ kind: 'conflict' });
      this.#revision = kept.revision;
      const isLatest = this.#content === content;
      if (isLatest) this.#content = undefined;
      this.#set(isLatest ? { kind: 'saved', savedAt: kept.savedAt } : { kind: 'waiting' });
    } catch {
      this.#set({ kind: 'failed' });
    }
  }

  #stopTimer(): void {
    if (this.#timer !== undefined) this.#ports.clearTimer(this.#timer);
    this.#timer = undefined;
  }

  #set(state: DraftState): void {
    this.#state = state;
    for (const notify of this.#listeners) notify();
  }
}
