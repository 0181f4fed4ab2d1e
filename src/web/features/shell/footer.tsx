import { LIMITS } from '#contract/values/limits.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { InstallLink } from '#web/features/install/index.ts';
import { usePage } from '../../app/use-page.ts';
import { CompanyLink } from './company-link.tsx';

const PLACES = [
  { path: '/help', label: 'shell.nav.help' },
  { path: '/news', label: 'shell.nav.news' },
  { path: '/about', label: 'shell.nav.about' },
  { path: '/developer/become', label: 'developer.become.title' },
  { path: '/terms/terms-of-use', label: 'shell.footer.terms' },
  { path: '/terms/privacy-policy', label: 'shell.footer.privacy' },
  { path: '/terms/intellectual-property', label: 'shell.footer.ip' },
] as const satisfies readonly { path: string; label: MessageKey }[];

const LINK = 'hover:text-ink inline-flex min-h-11 items-center underline-offset-4 hover:underline md:min-h-9';

/** Links to help and policies, external game rules and the company (R2.31-R2.34): store, policies and the rest in columns. */
export function Footer() {
  const page = usePage();
  return (
    <footer className="border-line text-muted mt-16 flex flex-wrap justify-between gap-6 border-t py-10 text-sm">
      {/* Over every page: app.css hides the buttons that nothing answers. */}
      <noscript>
        <p className="bg-raised text-ink border-line fixed inset-x-0 bottom-0 z-30 border-t px-4 py-2 text-center">
          {page.t('shell.noScript')}
        </p>
      </noscript>
      <div>
        <span aria-hidden className="logo block h-[36px] w-[72px]" />
        <p className="mt-2 flex items-center gap-1">
          © {LIMITS.copyrightYear} <CompanyLink className={`${LINK} underline`} />
        </p>
      </div>
      <ul className="w-full max-w-3xl columns-2 sm:columns-3">
        {PLACES.map(({ path, label }) => (
          <li key={path}>
            <a className={LINK} href={page.href(path)}>
              {page.t(label)}
            </a>
          </li>
        ))}
        <li>
          <a className={LINK} href={page.state.gameRulesUrl} target="_blank" rel="noopener">
            {page.t('shell.footer.rules')}
            <span className="sr-only"> {page.t('shell.opensNewTab')}</span>
          </a>
        </li>
        <li>
          <a className={LINK} href={page.href('/age')}>
            {page.t('shell.footer.age')}
          </a>
        </li>
        <li>
          <button type="button" className={LINK} onClick={() => page.session.demand('cookies')}>
            {page.t('shell.footer.cookies')}
          </button>
        </li>
        <InstallLink className={LINK} />
      </ul>
    </footer>
  );
}
