import type { SystemState } from '#contract/system/operator-entities.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import type { Page } from '#web/app/use-page.ts';
import { type DailyClose, loadCloses } from '../money/close/load-closes.ts';
import { loadSystem } from '../system/load-system.ts';

export interface HomeData {
  /** The current day in each currency that moved. */
  readonly closes: readonly DailyClose[];
  /** When they were read: an ISO time. */
  readonly at: string;
  readonly system: SystemState;
}

export async function loadHome(page: Page, now: number): Promise<HomeData> {
  const today = businessDayOf(now);
  const [{ closes, at }, system] = await Promise.all([
    loadCloses(page, { begin: today, end: today, isChosen: false }, now),
    loadSystem(page),
  ]);
  return { closes, at, system };
}
