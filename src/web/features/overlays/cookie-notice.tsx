import { useEffect, useRef, useState } from 'react';
import { type ConsentChoices, readConsent } from '#web/app/consent/consent.ts';
import { storeConsent } from '#web/app/consent/store-consent.ts';
import { snackbar } from '#web/ui/snackbar/snackbar-store.ts';
import { browserStorage } from '../../app/browser-storage.ts';
import type { OverlayViewProps } from '../../app/overlays/overlay.ts';
import { usePage } from '../../app/use-page.ts';

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
      className={`card border-control flex max-h-[min(70dvh,640px)] w-full flex-col gap-2 overflow-y-auto px-4 py-2.5 text-sm ${isOpen ? 'max-w-[760px] sm:p-5' : 'max-w-[1000px] sm:flex-row sm:items-center sm:gap-4'}`}
    >
      {/* The choices scroll if there is little room; the buttons stay visible. */}
      <div className={`-m-1 flex flex-1 flex-col gap-3 overflow-y-auto p-1 ${isOpen ? 'min-h-20' : ''}`}>
        <h2 ref={title} id="cookie-title" tabIndex={-1} className={isOpen ? 'text-base outline-none' : 'sr-only'}>
          {page.t('overlays.cookies.title')}
        </h2>
        <p className="text-pretty">
          {page.t('overlays.cookies.text')}{' '}
          {/* Inline: separate buttons would double the height of the bar on phones. */}
          {!isOpen && (
            <button type="button" className="link me-2 font-bold" aria-expanded={false} onClick={open}>
              {page.t('overlays.cookies.choose')}
            </button>
          )}{' '}
          <a className="link inline-block" href={page.href('/terms/privacy-policy')}>
            {page.t('shell.footer.privacy')}
          </a>
        </p>
        {isOpen && <CookieChoices choices={choices} onChange={setChoices} />}
      </div>
      {/* Two equal choices: neither is the one that the store would like. */}
      <div className="grid flex-none grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:justify-end">
        {isOpen && (
          <button type="button" className="btn btn-quiet col-span-2" onClick={() => keep(choices)}>
            {page.t('overlays.cookies.save')}
          </button>
        )}
        <button type="button" className="btn btn-quiet px-3 sm:px-5" onClick={() => keep(NECESSARY)}>
          {page.t('overlays.cookies.onlyNecessary')}
        </button>
        <button type="button" className="btn btn-quiet px-3 sm:px-5" onClick={() => keep(ALL)}>
          {page.t('overlays.cookies.acceptAll')}
        </button>
      </div>
    </section>
  );
}

interface CookieChoicesProps {
  readonly choices: ConsentChoices;
  readonly onChange: (choices: ConsentChoices) => void;
}

const OPTIONAL = ['preferences', 'media'] as const satisfies readonly (keyof ConsentChoices)[];

/** The optional consents with their explanations; the necessary storage is listed for information. */
export function CookieChoices({ choices, onChange }: CookieChoicesProps) {
  const page = usePage();
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="sr-only">{page.t('overlays.cookies.legend')}</legend>
      <Choice name="necessary" isChosen />
      {OPTIONAL.map((name) => (
        <Choice
          key={name}
          name={name}
          isChosen={choices[name]}
          onChange={(isChosen) => onChange({ ...choices, [name]: isChosen })}
        />
      ))}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly name: 'necessary' | (typeof OPTIONAL)[number];
  readonly isChosen: boolean;
  readonly onChange?: (isChosen: boolean) => void;
}

function Choice({ name, isChosen, onChange }: ChoiceProps) {
  const page = usePage();
  return (
    <div>
      <label className={`flex min-h-11 items-center gap-3 font-bold ${onChange === undefined ? '' : 'cursor-pointer'}`}>
        <input
          type="checkbox"
          name={name}
          checked={isChosen}
          disabled={onChange === undefined}
          aria-describedby={`cookie-${name}`}
          onChange={({ currentTarget }) => onChange?.(currentTarget.checked)}
          className="accent-accent h-5 w-5 flex-none"
        />
        {page.t(`overlays.cookies.${name}`)}
      </label>
      <p id={`cookie-${name}`} className="text-muted ps-8 text-pretty">
        {page.t(`overlays.cookies.${name}Text`)}
      </p>
    </div>
  );
}
