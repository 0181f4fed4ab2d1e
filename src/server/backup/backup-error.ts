import { ApiError } from '#contract/errors/api-error.ts';

/** Thrown if a backup cannot be made, read or restored; the message is one line for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT'];
const DENIED: readonly unknown[] = ['EACCES', 'EPERM', 'EROFS'];

/** Says in one line what went wrong at a place for backups. */
export function describeProblem(error: unknown): string {
  if (error instanceof BackupError) return error.message;
  // The object storage's own reason; the code around it is for players.
  if (error instanceof ApiError && error.cause !== undefined)
    return `The storage failed: ${describeProblem(error.cause)}`;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (FULL.includes(code)) return 'The disk is full.';
  if (DENIED.includes(code)) return `No permission: ${error instanceof Error ? error.message : ''}`;
  return error instanceof Error ? error.message || error.name : String(error);
}
