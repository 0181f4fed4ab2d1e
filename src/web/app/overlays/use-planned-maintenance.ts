import { useEffect, useRef, useState } from 'react';
import type { Maintenance } from '#contract/system/entities.ts';
import { currentMaintenance } from '#domain/operations/current-maintenance.ts';
import { nextMaintenance } from '#domain/operations/planned-maintenance.ts';
import { type Page, usePage } from '../use-page.ts';

/** Informs visitors who stay on a page about maintenance planned in the meantime. */
const ASKED_AGAIN_MS = 600_000;

/**
 * The current or next maintenance: as sent with the page, and fetched again on long visits and when it begins or ends,
 * because it may have been postponed.
 */
export function usePlannedMaintenance(nowMs: number): Maintenance | undefined {
  const page = usePage();
  const [planned, setPlanned] = useState(page.state.maintenance ?? page.state.plannedMaintenance);
  const askedMs = useRef(nowMs);
  useEffect(() => {
    const isPassed = (at: string | undefined) =>
      Date.parse(at ?? '') > askedMs.current && Date.parse(at ?? '') <= nowMs;
    const isOld = nowMs - askedMs.current >= ASKED_AGAIN_MS || isPassed(planned?.beginAt) || isPassed(planned?.endAt);
    if (!isOld || document.visibilityState !== 'visible') return;
    askedMs.current = nowMs;
    findNext(page, nowMs).then(setPlanned, () => undefined);
  }, [page, nowMs, planned]);
  return planned;
}

async function findNext(page: Page, nowMs: number): Promise<Maintenance | undefined> {
  const { getMaintenance } = await import('#contract/system/endpoints.ts');
  const options = { isQuiet: true, loadingBar: false } as const;
  const { list = [] } = await page.call(getMaintenance, { lang: page.state.locale }, options);
  return currentMaintenance(list) ?? nextMaintenance(list, nowMs);
}
