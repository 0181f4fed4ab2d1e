import { toPlain } from '../write-table.ts';

/** Reports progress to the user. */
export interface ProgressReporter {
  /** A permanent line. */
  readonly log: (line: string) => void;
  /** How much of a file has been sent. */
  readonly progress: (sent: number, total: number) => void;
}

export interface Screen {
  readonly write: (text: string) => unknown;
  readonly isTTY?: boolean | undefined;
}

const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;
/** Without a terminal, one line per tenth. */
const TENTHS = 10;
const CLEAR_LINE = '\r\u001b[K';

/** On a terminal it rewrites a single line; elsewhere, such as in a build log, it writes plain lines. */
export function createProgressReporter(screen: Screen, now: () => number): ProgressReporter {
  const pace = createPace(now);
  let lastTenth = -1;
  let isLineOpen = false;
  const closeLine = () => {
    if (isLineOpen) screen.write(CLEAR_LINE);
    isLineOpen = false;
  };
  const log = (line: string) => {
    closeLine();
    screen.write(`${toPlain(line)}\n`);
  };
  return {
    log,
    progress(sent, total) {
      const text = describe(sent, total, pace(sent));
      const tenth = Math.floor((sent / total) * TENTHS);
      if (screen.isTTY === true) {
        screen.write(`${CLEAR_LINE}${text}`);
        isLineOpen = true;
      }
      if (screen.isTTY !== true && tenth !== lastTenth) log(text);
      lastTenth = tenth;
    },
  };
}

/** Bytes per second since the transfer started. */
function createPace(now: () => number) {
  let begun: { readonly at: number; readonly sent: number } | undefined;
  return (sent: number): number | null => {
    begun ??= { at: now(), sent };
    const seconds = (now() - begun.at) / 1000;
    return seconds > 0.5 ? (sent - begun.sent) / seconds : null;
  };
}

function describe(sent: number, total: number, bytesPerSecond: number | null): string {
  const share = `${Math.floor((sent / total) * 100)} %`.padStart(5);
  const amount = `${describeBytes(sent)} of ${describeBytes(total)}`;
  const isFast = bytesPerSecond !== null && bytesPerSecond > 0 && sent < total;
  if (!isFast) return `Uploading ${share}  ${amount}`;
  const seconds = Math.ceil((total - sent) / bytesPerSecond);
  return `Uploading ${share}  ${amount}, ${describeBytes(bytesPerSecond)}/s, ${seconds} s left`;
}

/** Formats an amount in a suitable unit. */
function describeBytes(bytes: number): string {
  if (bytes < KILOBYTE) return `${Math.round(bytes)} B`;
  return bytes < MEGABYTE ? `${(bytes / KILOBYTE).toFixed(1)} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
