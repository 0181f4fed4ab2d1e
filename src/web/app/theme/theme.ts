import { keepPreference } from '../consent/consent.ts';

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
