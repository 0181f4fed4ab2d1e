/** Writes a save. */
export type WriteSave = (data: string) => Promise<void>;

export interface SaveQueue {
  /** Writes soon; resolves once this or a later save is stored, rejects with its write. */
  put(data: string): Promise<void>;
  /** Writes pending data immediately: the page may be about to close. */
  flush(): Promise<void>;
}

interface Waiting {
  data: string;
  readonly answers: PromiseWithResolvers<void>;
}

/** Merges quick successive saves into one write of the last; one write at a time. */
export function createSaveQueue({
  write,
  delayMs,
}: {
  readonly write: WriteSave;
  readonly delayMs: number;
}): SaveQueue {
  let waiting: Waiting | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();

  const flush = () => {
    clearTimeout(timer);
    const next = waiting;
    waiting = undefined;
    if (next === undefined) return running;
    running = running.then(() => write(next.data).then(next.answers.resolve, next.answers.reject));
    return running;
  };
  return {
    put(data) {
      if (waiting === undefined) {
        waiting = { data, answers: Promise.withResolvers() };
        timer = setTimeout(flush, delayMs);
      } else waiting.data = data;
      return waiting.answers.promise;
    },
    flush,
  };
}
