import type { Logger } from 'pino';

/** What the database layer needs of the process's logger. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;
