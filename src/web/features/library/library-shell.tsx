import { useRouter } from '@tanstack/react-router';
import { CloudOff, LibraryBig, ShieldAlert } from 'lucide-react';
import { openSignIn } from '#web/app/session/open-sign-in.ts';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { LIST_TITLE_ID } from './use-removal.ts';

/** The library for visitors or unverified accounts; an overlay asks for verification. */
export function ClosedLibrary({ view }: { view: 'visitor' | 'closed' }) {
  const page = usePage();
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-title">{page.t('shell.account.library')}</h1>
      {view === 'visitor' ? (
        <EmptyCard Icon={LibraryBig} title={page.t('library.signIn.title')} text={page.t('library.signIn.text')}>
          <button type="button" className="btn btn-gold" onClick={() => openSignIn({ reason: 'library' })}>
            {page.t('shell.signIn')}
          </button>
          <a className="btn btn-quiet" href={page.href('/')}>
            {page.t('library.browse')}
          </a>
        </EmptyCard>
      ) : (
        <EmptyCard Icon={ShieldAlert} title={page.t('library.closed.title')} text={page.t('library.closed.text')} />
      )}
    </div>
  );
}

/** Replaces a library that could not be loaded. */
export function LibraryFailure() {
  const page = usePage();
  const router = useRouter();
  const again = useAction(async () => {
    await router.invalidate();
    // The button disappears with the failure message, so the focus moves.
    document.getElementById(LIST_TITLE_ID)?.focus();
  });
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-title">{page.t('shell.account.library')}</h1>
      <EmptyCard role="alert" Icon={CloudOff} title={page.t('list.failed.title')} text={page.t('list.failed.text')}>
        <button type="button" className="btn btn-gold" aria-disabled={again.isBusy} onClick={again.start}>
          {again.isBusy && <Spinner />}
          {page.t('maintenance.retry')}
        </button>
      </EmptyCard>
    </div>
  );
}
