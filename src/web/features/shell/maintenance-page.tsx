import { useEffect } from 'react';
import type { Maintenance } from '#contract/system/entities.ts';
import { currentMaintenance } from '#domain/operations/current-maintenance.ts';
import { useSession } from '#web/app/session/use-session.ts';
import { useLocalTime } from '#web/kit/time/use-local-time.ts';
import { type Page, usePage } from '../../app/use-page.ts';

/** Replaces every page during maintenance of the hall, with times in the visitor's zone. */
export function MaintenancePage({ entry }: { entry: Maintenance }) {
  const page = usePage();
  const { user } = useSession();
  useReopening();
  return (
    <div className="mx-auto flex min-h-dvh max-w-xl flex-col items-center justify-center gap-4 px-4 py-10 text-center">
      <img
        src="/errors/maintenance.svg"
        alt={page.t('maintenance.alt')}
        width={480}
        height={320}
        className="h-auto w-full max-w-[420px]"
      />
      <MaintenanceNotice {...entry} />
      <a className="btn btn-gold mt-2" href={page.href('/')} data-document>
        {page.t('maintenance.retry')}
      </a>
      {user === null && (
        <a className="link text-sm" href={page.href('/login')} data-document>
          {page.t('maintenance.operatorSignIn')}
        </a>
      )}
      {user?.isOperator === true && (
        <a className="link text-sm" href={page.href('/operator/maintenance')} data-document>
          {page.t('maintenance.operatorPages')}
        </a>
      )}
    </div>
  );
}

/** The maintenance notice. */
export function MaintenanceNotice({ message, beginAt, endAt }: Pick<Maintenance, 'message' | 'beginAt' | 'endAt'>) {
  const page = usePage();
  const begin = useLocalTime(beginAt);
  const end = useLocalTime(endAt);
  return (
    <>
      <h1 className="text-title">{page.t('maintenance.title')}</h1>
      {message !== '' && <p>{message}</p>}
      <p className="text-muted">{page.t('maintenance.message', { beginAt: begin, endAt: end })}</p>
    </>
  );
}

const ASKED_AGAIN_MS = 15_000;

/** Reloads the page after the maintenance: checks periodically, and when the visitor returns to the tab. */
function useReopening(): void {
  const page = usePage();
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      // Failed checks are repeated.
      isOver(page).then(
        (isReopened) => isReopened && location.reload(),
        () => undefined,
      );
    };
    const timer = setInterval(ask, ASKED_AGAIN_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [page]);
}

async function isOver(page: Page): Promise<boolean> {
  const { getMaintenance } = await import('#contract/system/endpoints.ts');
  const { list } = await page.call(getMaintenance, { lang: page.state.locale }, { isQuiet: true, loadingBar: false });
  return currentMaintenance(list) === undefined;
}
