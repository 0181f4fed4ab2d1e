import { useEffect, useRef, useState } from 'react';
import type { Maintenance } from '#contract/system/entities.ts';
import { nextMaintenance } from '#domain/planned-maintenance.ts';
import { type Page, usePage } from '../use-page.ts';

/** Whoever stays on a page for long hears of what was planned since. */
const ASKED_AGAIN_MS = 600_000;

/** The maintenance that comes next: as the server said with the page, and asked for again on pages open for long. */
export function usePlannedMaintenance(nowMs: number): Maintenance | undefined {
  const page = usePage();
  const [planned, setPlanned] = useState(page.state.plannedMaintenance);
  const askedMs = useRef(nowMs);
  useEffect(() => {
    if (nowMs - askedMs.current < ASKED_AGAIN_MS || document.visibilityState !== 'visible') return;
    askedMs.current = nowMs;
    findNext(page, nowMs).then(setPlanned, () => undefined);
  }, [page, nowMs]);
  return planned;
}

async function findNext(page: Page, nowMs: number): Promise<Maintenance | undefined> {
  const { getMaintenance } = await import('#contract/system/endpoints.ts');
  const options = { isQuiet: true, loadingBar: false } as const;
  const { list = [] } = await page.call(getMaintenance, { lang: page.state.locale }, options);
  return nextMaintenance(list, nowMs);
}
