import { Check, Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { rememberLocale } from '#web/app/navigation/remember-locale.ts';
import { chooseTheme, chosenTheme } from '#web/app/theme/theme.ts';
import { AccountPage, AccountSection } from '#web/kit/page/account-page.tsx';
import { usePage } from '../../app/use-page.ts';

/** Language and theme, stored in this browser. */
export function PreferencesPage() {
  const page = usePage();
  return (
    <AccountPage title={page.t('shell.account.preferences')} lead={page.t('account.preferences.lead')}>
      <AccountSection id="language" title={page.t('words.language')} lead={page.t('account.language.text')}>
        <ul className="grid gap-3 sm:grid-cols-2">
          {page.state.locales.map((code) => (
            <li key={code}>
              <a
                href={localizePath('/account/preferences', code)}
                hrefLang={code}
                lang={code}
                data-document
                aria-current={code === page.state.locale ? 'true' : undefined}
                onClick={() => rememberLocale(code)}
                className="border-control hover:bg-raised aria-[current]:border-accent flex min-h-12 items-center justify-between gap-3 rounded-xl border px-4 aria-[current]:border-2 aria-[current]:font-bold"
              >
                {LANGUAGE_NAMES[code]}
                {code === page.state.locale && <Check size={20} aria-hidden className="text-accent" />}
              </a>
            </li>
          ))}
        </ul>
      </AccountSection>
      <AccountSection id="theme" title={page.t('account.theme.title')}>
        <ThemeChoice />
      </AccountSection>
      <AccountSection id="adults" title={page.t('shell.footer.age')} lead={page.t('account.adults.text')}>
        <a className="btn btn-quiet self-start" href={page.href('/age')}>
          {page.t('account.adults.change')}
        </a>
      </AccountSection>
    </AccountPage>
  );
}

const THEMES = [
  { theme: 'system', Icon: Monitor },
  { theme: 'light', Icon: Sun },
  { theme: 'dark', Icon: Moon },
] as const;

/** The theme switch in the top bar changes the same setting. */
function subscribe(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Light, dark or the system's theme. Only the browser knows the choice. */
function ThemeChoice() {
  const page = usePage();
  const chosen = useSyncExternalStore(subscribe, chosenTheme, () => null);
  return (
    <fieldset className="grid gap-3 sm:grid-cols-3">
      <legend className="sr-only">{page.t('account.theme.title')}</legend>
      {THEMES.map(({ theme, Icon }) => (
        <label
          key={theme}
          className="border-control hover:bg-raised has-checked:border-accent has-focus-visible:outline-accent flex min-h-12 cursor-pointer items-center gap-3 rounded-xl border px-4 has-checked:font-bold has-checked:ring-1 has-checked:ring-(--c-accent) has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="theme"
            value={theme}
            checked={chosen === theme}
            onChange={() => chooseTheme(theme)}
            className="accent-accent"
          />
          <Icon size={20} aria-hidden className="flex-none" />
          {page.t(`account.theme.${theme}`)}
        </label>
      ))}
    </fieldset>
  );
}
