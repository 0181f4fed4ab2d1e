import type { Logger } from 'pino';

/** The part of the process's logger that the database layer uses. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;
