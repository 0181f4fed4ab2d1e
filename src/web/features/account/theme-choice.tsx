import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { chooseTheme, chosenTheme } from '#web/app/theme/theme.ts';
import { usePage } from '../../app/use-page.ts';

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
export function ThemeChoice() {
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
