import type { Channel } from '#contract/channels.ts';
import { useSession } from '../../../../app/session-store.ts';
import { usePage } from '../../../../app/use-page.ts';
import { accountContacts } from '../preview/account-contacts.ts';

/** A channel whose value is that of the account: shown as players see it, changed in the account. */
export function AccountChannel({ channel }: { channel: Channel }) {
  const page = usePage();
  const { profile } = useSession();
  const value = accountContacts(profile).find(({ key }) => key === channel.key)?.value;
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm font-bold">{page.t(`channel.${channel.key}`)}</p>
      <p className="bg-raised flex min-h-12 items-center rounded-xl px-4 py-2 break-all">
        {value ?? <span className="text-muted">{page.t('editor.channels.none')}</span>}
      </p>
      <p className="text-muted text-xs">
        {page.t('editor.channels.account')}{' '}
        <a className="link" href={page.href('/account/profile')}>
          {page.t('editor.channels.profile')}
        </a>
      </p>
    </div>
  );
}
