import { useRouter } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { CloudOff, LibraryBig, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { openSignIn } from '../sign-in/open-sign-in.ts';
import { LIST_TITLE_ID } from './use-removal.ts';

interface LibraryNoticeProps {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly role?: 'alert';
  /** The way on. */
  readonly children?: ReactNode;
}

/** Stands in place of games that there are none of, or that cannot be shown. */
export function LibraryNotice({ Icon, title, text, role, children }: LibraryNoticeProps) {
  return (
    <section role={role} className="card flex flex-col items-center gap-4 px-6 py-16 text-center">
      <Icon size={48} aria-hidden className="text-gold-text" />
      <h2 className="text-lg wrap-anywhere">{title}</h2>
      <p className="text-muted max-w-md text-balance">{text}</p>
      <div className="flex flex-wrap justify-center gap-3 empty:hidden">{children}</div>
    </section>
  );
}

/** The library of a visitor, or of an account that has to prove something first; an overlay asks for that. */
export function ClosedLibrary({ view }: { view: 'visitor' | 'closed' }) {
  const page = usePage();
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl">{page.t('shell.account.library')}</h1>
      {view === 'visitor' ? (
        <LibraryNotice Icon={LibraryBig} title={page.t('library.signIn.title')} text={page.t('library.signIn.text')}>
          <button type="button" className="btn btn-gold" onClick={() => openSignIn({ reason: 'library' })}>
            {page.t('shell.signIn')}
          </button>
          <a className="btn btn-quiet" href={page.href('/')}>
            {page.t('library.browse')}
          </a>
        </LibraryNotice>
      ) : (
        <LibraryNotice Icon={ShieldAlert} title={page.t('library.closed.title')} text={page.t('library.closed.text')} />
      )}
    </div>
  );
}

/** What stands in place of a library that could not be loaded. */
export function LibraryFailure() {
  const page = usePage();
  const router = useRouter();
  const again = useAction(async () => {
    await router.invalidate();
    // The button goes with the failure, and the focus would go with it.
    document.getElementById(LIST_TITLE_ID)?.focus();
  });
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl">{page.t('shell.account.library')}</h1>
      <LibraryNotice
        role="alert"
        Icon={CloudOff}
        title={page.t('library.failed.title')}
        text={page.t('library.failed.text')}
      >
        <button type="button" className="btn btn-gold" aria-disabled={again.isBusy} onClick={again.start}>
          {again.isBusy && <Spinner />}
          {page.t('library.failed.again')}
        </button>
      </LibraryNotice>
    </div>
  );
}

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/** The shape of a library while it is on its way. */
export function LibrarySkeleton() {
  const page = usePage();
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl">{page.t('shell.account.library')}</h1>
      <p role="status" className="sr-only">
        {page.t('library.loading')}
      </p>
      <div aria-hidden className="skeleton h-11 w-72 max-w-full" />
      <div aria-hidden className="cards">
        {CARDS.map((card) => (
          <div key={card} className="card overflow-hidden">
            <div className="skeleton aspect-video" />
            <div className="skeleton m-3 h-11" />
          </div>
        ))}
      </div>
    </div>
  );
}
