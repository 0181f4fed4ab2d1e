import { useEffect } from 'react';
import { reportPlay } from '#contract/library/endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { usePage } from '../../app/use-page.ts';

const EVERY_MS = LIMITS.playReportSeconds * 1000;
/** In the background: nobody waits for it, and the last report leaves with the page. */
const SENT = { loadingBar: false, isQuiet: true, keepalive: true } as const;

/** Reports once a minute that a signed-in player plays a game, while its page is visible; the server measures the time. */
export function usePlayTime(applicationId: string, isTrial: boolean): void {
  const page = usePage();
  const isPlayer = useUser() !== null && !isTrial;
  useEffect(() => {
    if (!isPlayer) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const send = (start: boolean) => void page.call(reportPlay, { applicationId, start }, SENT).catch(() => undefined);
    const pause = () => {
      if (timer === undefined) return;
      clearInterval(timer);
      timer = undefined;
      send(false);
    };
    const follow = () => {
      if (document.hidden) return pause();
      if (timer !== undefined) return;
      send(true);
      timer = setInterval(() => send(false), EVERY_MS);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      pause();
    };
  }, [page, applicationId, isPlayer]);
}
