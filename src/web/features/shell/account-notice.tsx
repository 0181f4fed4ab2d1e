import { CirclePause } from 'lucide-react';
import { USER_STATUS } from '#contract/values/states.ts';
import type { PageUser } from '#domain/page/page-user.ts';
import { usePage } from '../../app/use-page.ts';

/** Says on every page of a deactivated account that it can change nothing, and where to reactivate it. */
export function AccountNotice({ user }: { user: PageUser }) {
  const page = usePage();
  if (user.status !== USER_STATUS.deactivated) return null;
  return (
    <aside aria-label={page.t('balance.off.title')} className="bg-raised border-line border-b">
      <div className="pad mx-auto flex max-w-[1704px] flex-wrap items-center gap-x-6 gap-y-2 py-3 text-sm">
        <div className="flex min-w-0 flex-[1_1_18rem] items-start gap-3">
          <CirclePause size={24} aria-hidden className="text-warning flex-none" />
          <p className="min-w-0 pt-0.5">
            <b>{page.t('balance.off.title')}</b> <span className="text-muted">{page.t('balance.off.text')}</span>
          </p>
        </div>
        <a className="btn btn-gold max-sm:w-full" href={page.href('/account/data#switch')}>
          {page.t('balance.off.link')}
        </a>
      </div>
    </aside>
  );
}
