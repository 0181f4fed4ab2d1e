import { listAudit } from '#contract/admin/endpoints.ts';
import type { AuditEntry } from '#contract/admin/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { Page } from '#web/app/use-page.ts';

export interface History {
  /** Newest first. */
  readonly entries: readonly AuditEntry[];
  /** Whether `entries` is complete. */
  readonly isWhole: boolean;
}

/** Loads the log entries of a subject, such as deposit:D… */
export async function loadHistory(page: Pick<Page, 'call'>, subject: string): Promise<History> {
  const asked = { subject, limit: LIMITS.pageSizeMax };
  const { count, list } = await page.call(listAudit, asked, { loadingBar: false, isQuiet: true });
  return { entries: list, isWhole: list.length === count };
}
