import { useRouterState } from '@tanstack/react-router';
import { Check, Languages } from 'lucide-react';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { carriedQuery } from '#domain/page/page-query.ts';
import { rememberLocale } from '#web/app/navigation/remember-locale.ts';
import { usePage } from '../../app/use-page.ts';

/** Pages that visitors also see, without records: for signed-in users the whole query is kept. */
const RECORD_PATHS = /^\/store\/(?:deposit|record|lottery|invoices)$/;

/** Links to the same page in other languages; the choice is stored for a year (R4.45). */
export function LanguageMenu() {
  const page = usePage();
  const location = useRouterState({ select: (state) => state.location });
  // Only known parameters: a cached page must not carry one visitor's parameters to the next.
  const isOwnRecords = page.state.user !== null && RECORD_PATHS.test(location.pathname);
  const query = isOwnRecords ? location.searchStr : carriedQuery(location.pathname, location);
  return (
    <>
      <button
        type="button"
        className="btn-icon"
        popoverTarget="language-menu"
        aria-label={page.t('shell.language')}
        title={page.t('shell.language')}
      >
        <Languages size={20} aria-hidden />
      </button>
      <div id="language-menu" popover="auto" className="card fixed inset-auto end-4 top-16 m-0 w-52 p-2">
        <ul>
          {page.state.locales.map((code) => (
            <li key={code}>
              <a
                href={localizePath(location.pathname, code) + query}
                hrefLang={code}
                lang={code}
                data-document
                aria-current={code === page.state.locale ? 'true' : undefined}
                onClick={() => rememberLocale(code)}
                className="hover:bg-raised flex min-h-11 items-center justify-between rounded-lg px-3"
              >
                {LANGUAGE_NAMES[code]}
                {code === page.state.locale && <Check size={18} aria-hidden className="text-accent" />}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
