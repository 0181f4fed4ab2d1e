import { Moon, Sun } from 'lucide-react';
import { chooseTheme, currentTheme } from '#web/app/theme/theme.ts';
import { usePage } from '../../app/use-page.ts';

function switchTheme(): void {
  chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark');
}

/** Switches between dark and light; before that the page follows the system. */
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
