import { Moon, Sun } from 'lucide-react';
import { keepPreference } from '#web/app/consent/consent.ts';
import { usePage } from '../../app/use-page.ts';

const STORAGE_KEY = 'theme';

/** Applies a stored choice before the first paint; runs inline, allowed by its hash. */
export const THEME_SCRIPT = `try{const k='${STORAGE_KEY}',t=sessionStorage.getItem(k)??localStorage.getItem(k);if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch{}`;

export type ThemeChoice = 'dark' | 'light' | 'system';

/** What this browser chose; `system` where it did not. */
export function chosenTheme(): ThemeChoice {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'dark' || chosen === 'light' ? chosen : 'system';
}

/** The theme on show: the chosen one, else the system's. */
export function currentTheme(): 'dark' | 'light' {
  const chosen = chosenTheme();
  if (chosen !== 'system') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Shows a theme from now on, or again the system's. */
export function chooseTheme(theme: ThemeChoice): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  keepPreference(STORAGE_KEY, theme === 'system' ? null : theme);
}

function switchTheme(): void {
  chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark');
}

/** Switches between dark and light; until then the page follows the system. */
export function ThemeSwitch({ className = '' }: { className?: string }) {
  const page = usePage();
  return (
    <button
      type="button"
      className={`btn-icon ${className}`}
      aria-label={page.t('shell.theme')}
      title={page.t('shell.theme')}
      onClick={switchTheme}
    >
      <Sun size={20} aria-hidden className="theme-dark-only" />
      <Moon size={20} aria-hidden className="theme-light-only" />
    </button>
  );
}
