import type { ApplicationDraftForm } from '#contract/application/draft-entities.ts';

/** Long enough that a sentence is one saving, short enough that a closed tab costs a few words. */
export const DRAFT_DELAY_MS = 1500;
/** Without a connection the next try comes by itself. */
export const DRAFT_RETRY_MS = 15_000;

export interface SavedDraft {
  readonly draftId: number;
  readonly savedAt: string;
  readonly revision: number;
}

/** `waiting` and `saving` are changes that the server does not have yet; `conflict` waits for a person's choice. */
export type DraftStatus = 'rest' | 'waiting' | 'saving' | 'failed' | 'conflict';

export interface DraftState {
  readonly status: DraftStatus;
  /** The last that the server has; null before the first saving. */
  readonly saved: SavedDraft | null;
}

export interface DraftPorts {
  readonly read: () => ApplicationDraftForm;
  readonly send: (request: { form: ApplicationDraftForm; saved: SavedDraft | null }) => Promise<SavedDraft>;
  /** Whether a failure says that another tab or device has saved since. */
  readonly isConflict: (error: unknown) => boolean;
  /** Runs something later; the answer calls it off. */
  readonly schedule: (run: () => void, ms: number) => () => void;
}

/** Keeps a form on the server while somebody types: one saving at a time, none for what the server has already. */
export class DraftSaver {
  readonly #ports: DraftPorts;
  readonly #listeners = new Set<() => void>();
  #state: DraftState;
  /** What the server has, as text. */
  #known: string;
  #running: Promise<void> | null = null;
  #callOff: (() => void) | null = null;

  constructor(ports: DraftPorts, saved: SavedDraft | null) {
    this.#ports = ports;
    this.#state = { status: 'rest', saved };
    this.#known = JSON.stringify(ports.read());
  }

  getState = (): DraftState => this.#state;

  subscribe = (notify: () => void): (() => void) => {
    this.#listeners.add(notify);
    return () => this.#listeners.delete(notify);
  };

  /** Something in the form may have changed. */
  touch(): void {
    const { status } = this.#state;
    if (status === 'conflict') return;
    // Told once, not at every key: whoever listens draws.
    if (status !== 'saving' && status !== 'waiting') this.#set({ status: 'waiting' });
    this.#later(DRAFT_DELAY_MS);
  }

  /** Saves at once what is not saved; true when the server has everything. */
  async flush(): Promise<boolean> {
    // Whoever waited as well may have begun the next one meanwhile.
    while (this.#running !== null) await this.#running;
    if (this.#state.status === 'conflict') return false;
    this.#stopWaiting();
    this.#running = this.#save().finally(() => {
      this.#running = null;
    });
    await this.#running;
    return this.#state.status === 'rest';
  }

  /** What the form holds now is what this draft holds: it was read, or the draft was thrown away (null). */
  settle(saved: SavedDraft | null): void {
    this.#stopWaiting();
    this.#known = JSON.stringify(this.#ports.read());
    this.#set({ status: 'rest', saved });
  }

  /** Writes over what the other tab or device has saved. */
  async overwrite(saved: SavedDraft | null): Promise<boolean> {
    this.#known = '';
    this.#set({ status: 'waiting', saved });
    return this.flush();
  }

  /** Nothing more is saved; what waits is left. */
  close(): void {
    this.#stopWaiting();
  }

  /** Leaves what waits, and lets arrive what is on its way: what follows is the last that the server hears. */
  async stop(): Promise<void> {
    while (this.#running !== null) await this.#running;
    this.#stopWaiting();
  }

  async #save(): Promise<void> {
    const form = this.#ports.read();
    const text = JSON.stringify(form);
    if (text === this.#known) return this.#set({ status: 'rest' });
    this.#set({ status: 'saving' });
    try {
      const saved = await this.#ports.send({ form, saved: this.#state.saved });
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
    this.#callOff = this.#ports.schedule(() => void this.flush(), ms);
  }

  #stopWaiting(): void {
    this.#callOff?.();
    this.#callOff = null;
  }

  #set(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change };
    for (const notify of this.#listeners) notify();
  }
}
