import { UserLock } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { PublicSettings } from '#contract/system/entities.ts';
import { usePage } from '../../app/use-page.ts';
import { TERMS_LINK } from './agreement.tsx';
import { SentenceWithLinks } from './sentence-with-links.tsx';

type Company = PublicSettings['company'];

export interface SuspensionDialogProps {
  readonly company: Company;
  readonly onClose: () => void;
}

/** Tells the owner that the account is suspended, with the service desk's contacts (R6.10). No session was opened. */
export function SuspensionDialog({ company, onClose }: SuspensionDialogProps) {
  const page = usePage();
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The text is read first, then the button; the links to the service desk precede it.
    button.current?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby="suspension-title"
      aria-describedby="suspension-text"
      onClose={onClose}
      className="card m-auto w-[min(480px,calc(100vw-32px))] p-6 text-center sm:p-10"
    >
      <UserLock size={48} aria-hidden className="text-danger mx-auto" />
      <h2 id="suspension-title" className="mt-4 text-lg">
        {page.t('signIn.suspended.title')}
      </h2>
      <p id="suspension-text" className="text-muted mt-3 text-pretty">
        {page.t('signIn.suspended.text')}
      </p>
      <Contact company={company} />
      <button ref={button} type="button" className="btn btn-gold mt-6 w-full" onClick={() => dialog.current?.close()}>
        {page.t('signIn.suspended.close')}
      </button>
    </dialog>
  );
}

function Contact({ company: { serviceEmail, hotline, fax } }: { company: Company }) {
  const page = usePage();
  const ways = [
    { label: 'signIn.suspended.email', value: serviceEmail, href: `mailto:${serviceEmail}` },
    { label: 'signIn.suspended.hotline', value: hotline, href: `tel:${hotline.replaceAll(/[^\d+]/g, '')}` },
    { label: 'signIn.suspended.fax', value: fax, href: undefined },
  ] as const;
  const given = ways.filter(({ value }) => value !== '');
  if (given.length === 0) {
    return (
      <p className="mt-4 text-sm">
        <SentenceWithLinks sentence="signIn.suspended.papers" links={{ terms: TERMS_LINK }} />
      </p>
    );
  }
  return (
    <dl className="border-line mt-5 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 border-t pt-5 text-start text-sm">
      {given.map(({ label, value, href }) => (
        <div key={label} className="contents">
          <dt className="text-muted">{page.t(label)}</dt>
          <dd className="wrap-anywhere">
            {href === undefined ? (
              value
            ) : (
              <a className="link" href={href}>
                {value}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
