import { storePreference } from '../consent/consent.ts';

const STORAGE_KEY = 'theme';

/** Applies the stored theme before the first paint; runs inline, allowed by its hash. */
export const THEME_SCRIPT = `try{const k='${STORAGE_KEY}',t=sessionStorage.getItem(k)??localStorage.getItem(k);if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch{}`;

export type ThemeChoice = 'dark' | 'light' | 'system';

/** The theme chosen in this browser; `system` by default. */
export function chosenTheme(): ThemeChoice {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'dark' || chosen === 'light' ? chosen : 'system';
}

/** The visible theme: the chosen one, otherwise the system's. */
export function currentTheme(): 'dark' | 'light' {
  const chosen = chosenTheme();
  if (chosen !== 'system') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Applies and stores a theme, or returns to the system's. */
export function chooseTheme(theme: ThemeChoice): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  storePreference(STORAGE_KEY, theme === 'system' ? null : theme);
}
