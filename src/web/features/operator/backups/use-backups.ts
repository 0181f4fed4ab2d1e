import { useCallback, useEffect, useState } from 'react';
import { listBackups } from '#contract/backup/operator-endpoints.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { usePage } from '#web/app/use-page.ts';
import { useRenewal } from '#web/live/use-renewal.ts';

export type BackupsData = ReplyOf<typeof listBackups>;

const LOOK_EVERY_MS = 2000;
const QUIET = { loadingBar: false, isQuiet: true } as const;

/** The backups of the page, asked for again every two seconds while one is running. */
export function useBackups(loaded: BackupsData): BackupsData {
  const page = usePage();
  const [followed, setFollowed] = useState<{ readonly since: BackupsData; readonly data: BackupsData } | null>(null);
  // What the page loaded again is newer.
  const shown = followed?.since === loaded ? followed.data : loaded;
  const isRunning = shown.list.some(({ state }) => state === 'running');
  const renew = useRenewal(loaded);
  const look = useCallback(async () => {
    const data = await page.call(listBackups, {}, QUIET);
    setFollowed({ since: loaded, data });
  }, [page, loaded]);
  useEffect(() => {
    if (!isRunning) return;
    // The next look tries again.
    const attempt = () => document.visibilityState === 'visible' && void renew(look).catch(() => undefined);
    const timer = setInterval(attempt, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning, look, renew]);
  return shown;
}
