import { USER_STATUS } from '#contract/values/states.ts';
import type { PageUser } from '#domain/page/page-user.ts';
import { usePage } from '../../app/use-page.ts';

/** Says on every page of a deactivated account that it can change nothing, and where to reactivate it. */
export function AccountNotice({ user }: { user: PageUser }) {
  const page = usePage();
  if (user.status !== USER_STATUS.deactivated) return null;
  return (
    <aside aria-label={page.t('balance.off.title')} className="bg-gold text-on-gold pad py-3 text-center text-sm">
      <b>{page.t('balance.off.title')}</b> {page.t('balance.off.text')}
      <a className="ms-3 inline-block py-2 font-bold underline" href={page.href('/account/data#switch')}>
        {page.t('balance.off.link')}
      </a>
    </aside>
  );
}
