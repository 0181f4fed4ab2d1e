/**
 * PostgreSQL states that mean "not now": connection exceptions, too many connections, server starting or stopping,
 * locks and deadlocks, serialization failures, canceled statements, full disks, a replica that is not promoted yet.
 */
const BUSY_STATES = /^(?:08\w{3}|25006|53\w{3}|55P03|57\w{3}|40001|40P01)$/;
const BUSY_SYSTEM_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** The pool raises these without a code. */
const BUSY_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection/i;

/** Whether an error means that the database is unreachable or too busy (`databaseBusy`), rather than a bug. */
export function isDatabaseBusy(error: unknown): boolean {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth += 1) {
    if (isBusy(current)) return true;
    if (current instanceof AggregateError && current.errors.some(isBusy)) return true;
  }
  return false;
}

function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (BUSY_STATES.test(code) || BUSY_MESSAGES.test(error.message)) return true;
  return BUSY_SYSTEM_CODES.has(code) && 'syscall' in error && isSocketCall(error.syscall);
}

/** A missing file is ENOENT too; only socket errors concern the database. */
function isSocketCall(syscall: unknown): boolean {
  return syscall === 'connect' || syscall === 'read' || syscall === 'write' || syscall === 'getaddrinfo';
}
