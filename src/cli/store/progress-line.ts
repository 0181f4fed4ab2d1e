/** Where a command writes. */
export interface Screen {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
}

const REPEAT_MS = 200;

/** A line that is replaced by the next one; on what is no terminal, nothing. */
export function createProgressLine({ write, isTTY }: Screen, now: () => number = performance.now.bind(performance)) {
  let shownMs = Number.NEGATIVE_INFINITY;
  let isShown = false;
  return {
    show(text: string) {
      if (isTTY !== true || now() - shownMs < REPEAT_MS) return;
      shownMs = now();
      isShown = true;
      write(`\r\u001b[K${text}`);
    },
    end() {
      if (isShown) write('\r\u001b[K');
    },
  };
}
