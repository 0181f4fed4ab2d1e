import type { ReactNode } from 'react';
import { LIMITS } from '#contract/values/limits.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { InstallLink } from '#web/features/install/index.ts';
import { usePage } from '../../app/use-page.ts';
import { CompanyLink } from './company-link.tsx';

type FooterLinks = readonly { readonly path: string; readonly label: MessageKey }[];

const STORE: FooterLinks = [
  { path: '/help', label: 'shell.nav.help' },
  { path: '/news', label: 'shell.nav.news' },
  { path: '/about', label: 'shell.nav.about' },
  { path: '/developer/become', label: 'developer.become.title' },
];

const PAPERS: FooterLinks = [
  { path: '/terms/terms-of-use', label: 'shell.footer.terms' },
  { path: '/terms/privacy-policy', label: 'shell.footer.privacy' },
  { path: '/terms/intellectual-property', label: 'shell.footer.ip' },
];

const LINK =
  'hover:text-ink inline-flex min-h-11 items-center text-start underline-offset-4 hover:underline md:min-h-9';

/** Links to help and policies, external game rules and the company (R2.31-R2.34), in columns. */
export function Footer() {
  const page = usePage();
  return (
    <footer className="border-line text-muted mt-16 grid grid-cols-2 gap-x-6 border-t pt-6 pb-10 text-sm sm:grid-cols-[repeat(3,auto)_1fr] sm:gap-x-14">
      <Column links={STORE} />
      <Column links={PAPERS}>
        <li>
          <a className={LINK} href={page.state.gameRulesUrl} target="_blank" rel="noopener">
            {page.t('shell.footer.rules')}
            <span className="sr-only"> {page.t('shell.opensNewTab')}</span>
          </a>
        </li>
      </Column>
      <Column links={[{ path: '/age', label: 'shell.footer.age' }]}>
        <li>
          <button type="button" className={LINK} onClick={() => page.session.demand('cookies')}>
            {page.t('shell.footer.cookies')}
          </button>
        </li>
        <InstallLink className={LINK} />
      </Column>
      <p className="flex items-center gap-1 self-start sm:justify-self-end">
        © {LIMITS.copyrightYear} <CompanyLink className={`${LINK} underline`} />
      </p>
    </footer>
  );
}

function Column({ links, children }: { links: FooterLinks; children?: ReactNode }) {
  const page = usePage();
  return (
    <ul>
      {links.map(({ path, label }) => (
        <li key={path}>
          <a className={LINK} href={page.href(path)}>
            {page.t(label)}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}
