import type { LibraryState } from '#contract/library/entities.ts';

/** What a player can keep a game as. */
export type KeptKind = 'favourite' | 'wish';

export type KeptState = Pick<LibraryState, 'favourite' | 'wished'>;

interface KeptTools {
  readonly send: (kind: KeptKind, isWanted: boolean) => Promise<KeptState>;
  readonly show: (state: KeptState) => void;
  readonly onFailure: (error: unknown) => Promise<void>;
  /** Calls whenever the page is about to be left; answers how to end that. */
  readonly onLeave: (run: () => void) => () => void;
}

/** Whether a game is kept as that. */
export function isKept(state: KeptState, kind: KeptKind): boolean {
  return kind === 'favourite' ? state.favourite : state.wished;
}

/**
 * Changes of what a game is kept as: each shows at once and is sent behind the one before, or as the page is left. Once
 * the last one is answered, what the server said last is shown, however many of them failed.
 */
export function createKeptChanges(known: KeptState, { send, show, onFailure, onLeave }: KeptTools) {
  let told = known;
  let shown = known;
  let last = 0;
  let isSending = false;
  let sending = Promise.resolve();
  const leaving = createLeaving(onLeave);
  const display = (next: KeptState) => {
    shown = next;
    show(next);
  };
  const run = async (own: number, kind: KeptKind, isWanted: boolean) => {
    let failure: { readonly error: unknown } | undefined;
    try {
      told = await send(kind, isWanted);
    } catch (error) {
      failure = { error };
    }
    if (last === own) {
      isSending = false;
      leaving.end();
      display(told);
    }
    if (failure !== undefined) await onFailure(failure.error);
  };
  return {
    /** What a page that was loaded anew says. */
    learn(state: KeptState) {
      told = state;
      if (!isSending) display(state);
    },
    change(kind: KeptKind, isWanted: boolean) {
      last += 1;
      const own = last;
      const left = leaving.begin();
      const before = isSending ? Promise.race([sending, left]) : undefined;
      isSending = true;
      display({ ...shown, [kind === 'favourite' ? 'favourite' : 'wished']: isWanted });
      // Not a tick later where nothing is on its way: the page may be gone by then.
      sending = before === undefined ? run(own, kind, isWanted) : before.then(() => run(own, kind, isWanted));
      return sending;
    },
  };
}

/** Waits for the page to be left, for as long as something is on its way. */
function createLeaving(onLeave: KeptTools['onLeave']) {
  let stop: (() => void) | undefined;
  let isLeft = Promise.resolve();
  const listen = () => {
    let leave: (() => void) | undefined;
    isLeft = new Promise((resolve) => {
      leave = resolve;
    });
    const end = onLeave(() => {
      leave?.();
      // Whoever stays after all goes on in a row.
      end();
      stop = undefined;
    });
    stop = end;
  };
  return {
    begin() {
      if (stop === undefined) listen();
      return isLeft;
    },
    end() {
      stop?.();
      stop = undefined;
    },
  };
}
