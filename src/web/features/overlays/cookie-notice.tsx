import { useEffect, useRef, useState } from 'react';
import { type ConsentChoices, readConsent } from '#web/app/consent/consent.ts';
import { storeConsent } from '#web/app/consent/store-consent.ts';
import { snackbar } from '#web/ui/snackbar/snackbar-store.ts';
import { browserStorage } from '../../app/browser-storage.ts';
import type { OverlayViewProps } from '../../app/overlays/overlay.ts';
import { usePage } from '../../app/use-page.ts';
import { CookieChoices } from './cookie-choices.tsx';

const ALL: ConsentChoices = { preferences: true, media: true };
const NECESSARY: ConsentChoices = { preferences: false, media: false };

/**
 * Asks for consent to optional storage and content (R2.54). It covers nothing and stays until answered; refusing is as
 * easy as accepting. The footer reopens it with the previous choices.
 */
export function CookieNotice({ state, onClose }: OverlayViewProps) {
  const page = usePage();
  const isAsked = state.session.demands.includes('cookies');
  const [choices, setChoices] = useState<ConsentChoices>(() => readConsent(browserStorage(), Date.now()) ?? NECESSARY);
  const [isOpen, setOpen] = useState(isAsked);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    setOpen(true);
    title.current?.focus();
  }, [isAsked]);
  const open = () => {
    setOpen(true);
    title.current?.focus();
  };
  const keep = (kept: ConsentChoices) => {
    storeConsent(kept, Date.now());
    onClose();
    snackbar.show(page.t('overlays.cookies.saved'));
  };
  return (
    <section
      id="cookie-notice"
      aria-labelledby="cookie-title"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
      aria-live="off"
      data-nosnippet
      className="card border-control flex max-h-[min(70dvh,640px)] w-full max-w-[760px] flex-col gap-3 overflow-y-auto p-4 text-sm sm:p-5"
    >
      {/* The text scrolls if there is little room; the buttons stay visible. */}
      <div className="-m-1 flex min-h-20 flex-1 flex-col gap-3 overflow-y-auto p-1">
        <h2 ref={title} id="cookie-title" tabIndex={-1} className="text-base outline-none">
          {page.t('overlays.cookies.title')}
        </h2>
        <p className="text-muted text-pretty">
          {page.t('overlays.cookies.text')}{' '}
          <a className="link inline-block" href={page.href('/terms/privacy-policy')}>
            {page.t('shell.footer.privacy')}
          </a>
        </p>
        {isOpen && <CookieChoices choices={choices} onChange={setChoices} />}
      </div>
      <div className="grid flex-none grid-cols-2 gap-2 *:first:col-span-2 sm:flex sm:flex-wrap sm:justify-end">
        {isOpen ? (
          <button type="button" className="btn btn-quiet" onClick={() => keep(choices)}>
            {page.t('overlays.cookies.save')}
          </button>
        ) : (
          <button type="button" className="btn btn-quiet" aria-expanded={false} onClick={open}>
            {page.t('overlays.cookies.choose')}
          </button>
        )}
        <button type="button" className="btn btn-gold" onClick={() => keep(NECESSARY)}>
          {page.t('overlays.cookies.onlyNecessary')}
        </button>
        <button type="button" className="btn btn-gold" onClick={() => keep(ALL)}>
          {page.t('overlays.cookies.acceptAll')}
        </button>
      </div>
    </section>
  );
}
