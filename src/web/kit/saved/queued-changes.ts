interface QueuedChangesTools<State, Change> {
  readonly send: (change: Change) => Promise<State>;
  /** The state that a change leads to, shown before the reply. */
  readonly apply: (state: State, change: Change) => State;
  readonly show: (state: State) => void;
  readonly onFailure: (error: unknown) => Promise<void>;
  /** Subscribes to the page being left; returns the unsubscribe function. */
  readonly onLeave: (run: () => void) => () => void;
}

/**
 * Queues changes of something a player saves: each shows immediately and is sent after the previous one, or when the
 * page is left. After the last reply the server's state is shown, whichever changes failed.
 */
export function createQueuedChanges<State, Change>(
  known: State,
  { send, apply, show, onFailure, onLeave }: QueuedChangesTools<State, Change>,
) {
  let told = known;
  let shown = known;
  let last = 0;
  let isSending = false;
  let sending = Promise.resolve();
  const leaving = createLeaving(onLeave);
  const display = (next: State) => {
    shown = next;
    show(next);
  };
  const run = async (own: number, change: Change) => {
    let failure: { readonly error: unknown } | undefined;
    try {
      told = await send(change);
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
    /** The state from a reloaded page. */
    learn(state: State) {
      told = state;
      if (!isSending) display(state);
    },
    change(change: Change) {
      last += 1;
      const own = last;
      const left = leaving.begin();
      const before = isSending ? Promise.race([sending, left]) : undefined;
      isSending = true;
      display(apply(shown, change));
      // Sent synchronously if nothing is pending: the page may be about to close.
      sending = before === undefined ? run(own, change) : before.then(() => run(own, change));
      return sending;
    },
  };
}

/** Watches for the page being left while calls are pending. */
function createLeaving(onLeave: QueuedChangesTools<never, never>['onLeave']) {
  let stop: (() => void) | undefined;
  let isLeft = Promise.resolve();
  const listen = () => {
    let leave: (() => void) | undefined;
    isLeft = new Promise((resolve) => {
      leave = resolve;
    });
    const end = onLeave(() => {
      leave?.();
      // If the visitor stays, calls are queued again.
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

const LEAVING = ['beforeunload', 'pagehide'] as const;

/**
 * Subscribes to the page being left; returns the unsubscribe function. A permanent listener would exclude the page from
 * the back/forward cache.
 */
export function onLeave(run: () => void): () => void {
  for (const event of LEAVING) addEventListener(event, run);
  return () => {
    for (const event of LEAVING) removeEventListener(event, run);
  };
}
