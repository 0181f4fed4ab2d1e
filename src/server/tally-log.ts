export interface TallyLog<Detail> {
  note(detail: Detail): void;
}

const EVERY_MS = 1000;

/**
 * For events that may occur hundreds of times a second for one reason: logs the first immediately, then those of each
 * second (or other period) together, with their count and the last detail.
 */
export function createTallyLog<Detail>(
  write: (detail: Detail, count: number) => void,
  everyMs: number = EVERY_MS,
): TallyLog<Detail> {
  let timer: NodeJS.Timeout | undefined;
  let last: Detail | undefined;
  let count = 0;
  const wait = () => {
    timer = setTimeout(flush, everyMs).unref();
  };
  const flush = () => {
    timer = undefined;
    if (last === undefined) return;
    write(last, count);
    last = undefined;
    count = 0;
    wait();
  };
  return {
    note(detail) {
      if (timer === undefined) {
        write(detail, 1);
        wait();
        return;
      }
      last = detail;
      count += 1;
    },
  };
}
