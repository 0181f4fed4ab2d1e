import { UserLock } from 'lucide-react';
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { IdentityProviderName } from '#contract/account/entities.ts';
import { loginWithEmail } from '#contract/account/sign-in-endpoints.ts';
import type { PublicSettings } from '#contract/system/entities.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import type { SignInReason } from '#web/app/session/open-sign-in.ts';
import { usePage } from '../../app/use-page.ts';
import { EmailButton, type EmailSignInForm } from './email-button.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { SignInStatus } from './sign-in-status.tsx';
import { endInSession, useSignIn } from './use-sign-in.ts';

export interface SignInPanelProps {
  readonly settings: PublicSettings;
  readonly reason?: SignInReason | undefined;
  readonly titleLevel: 1 | 2;
  /** The user has read that the account is suspended. */
  readonly onSuspended: () => void;
}

/** The benefits of an account, the sign-in buttons and the accepted policies: content of the dialog and the page. */
export function SignInPanel({ settings, reason, titleLevel, onSuspended }: SignInPanelProps) {
  const page = usePage();
  const googleParent = useRef<HTMLDivElement>(null);
  const emailButton = useRef<HTMLButtonElement>(null);
  const [EmailForm, setEmailForm] = useState<EmailSignInForm | null>(null);
  const { signIn, state, offers } = useSignIn(settings, googleParent, endInSession);
  const start = (provider: IdentityProviderName) => void signIn.start(provider);
  const Title = titleLevel === 1 ? 'h1' : 'h2';
  const isLocal = offers.google?.isLocal === true || offers.apple?.isLocal === true;
  return (
    <div className="flex flex-col items-center text-center">
      <img src="/favicon.svg" alt="" width={64} height={64} className="h-16 w-16" />
      <Title id="sign-in-title" className="mt-5 text-xl">
        {page.t('signIn.title')}
      </Title>
      <div id="sign-in-about" className="mt-3 flex flex-col gap-3 text-balance">
        {reason !== undefined && <p className="font-bold">{page.t(`signIn.reason.${reason}`)}</p>}
        <p className="text-muted">{page.t('signIn.lead')}</p>
      </div>
      {EmailForm === null ? (
        <>
          <ProviderButtons offers={offers} state={state} googleParent={googleParent} onStart={start} />
          {settings.emailSignIn && (
            <EmailButton
              button={emailButton}
              isOff={state.step !== 'choosing'}
              onReady={(form) => setEmailForm(() => form)}
            />
          )}
          <SignInStatus state={state} />
        </>
      ) : (
        <EmailForm
          usesOutbox={settings.outbox.email}
          lead={page.t('signIn.email.lead')}
          onCode={(caller, proof, options) => signIn.redeem(() => caller.call(loginWithEmail, proof, options))}
          onBack={() => {
            flushSync(() => setEmailForm(null));
            emailButton.current?.focus();
          }}
        />
      )}
      <Agreement />
      {isLocal && EmailForm === null && (
        <p className="bg-raised text-muted mt-5 rounded-xl px-4 py-3 text-xs text-pretty">{page.t('signIn.local')}</p>
      )}
      {state.step === 'suspended' && <SuspensionDialog company={settings.company} onClose={onSuspended} />}
    </div>
  );
}

type Company = PublicSettings['company'];

interface SuspensionDialogProps {
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

const TERMS_LINK = { path: '/terms/terms-of-use', text: 'signIn.agreement.terms' } as const;
const PRIVACY_LINK = { path: '/terms/privacy-policy', text: 'signIn.agreement.privacy' } as const;

/** The policies accepted by signing in. They open in a new tab, so that the dialog stays open. */
function Agreement() {
  return (
    <p className="text-muted mt-2 text-sm text-pretty">
      <SentenceWithLinks sentence="signIn.agreement" links={{ terms: TERMS_LINK, privacy: PRIVACY_LINK }} />
    </p>
  );
}

interface SentenceLink {
  readonly path: string;
  readonly text: MessageKey;
}

/** Placeholder of a link in the finished sentence; never part of our texts. */
const MARK = '\u0001';

/** A sentence with links to our pages, positioned by its translation. */
function SentenceWithLinks({
  sentence,
  links,
}: {
  sentence: MessageKey;
  links: Readonly<Record<string, SentenceLink>>;
}) {
  const page = usePage();
  const marked = Object.keys(links).map((name) => [name, `${MARK}${name}${MARK}`]);
  const parts = page.t(sentence, Object.fromEntries(marked)).split(MARK);
  return parts.map((part, index) => {
    const link = index % 2 === 1 ? links[part] : undefined;
    if (link === undefined) return <Fragment key={part}>{part}</Fragment>;
    return (
      <a key={part} className="link" href={page.href(link.path)} target="_blank" rel="noopener">
        {page.t(link.text)}
        <span className="sr-only"> {page.t('shell.opensNewTab')}</span>
      </a>
    );
  });
}
