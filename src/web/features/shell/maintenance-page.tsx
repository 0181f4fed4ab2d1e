import type { Maintenance } from '#contract/system/entities.ts';
import { useSession } from '#web/app/session/use-session.ts';
import { useLocalTime } from '#web/kit/time/use-local-time.ts';
import { usePage } from '../../app/use-page.ts';
import { useReopening } from './use-reopening.ts';

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
