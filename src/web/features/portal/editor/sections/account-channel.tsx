import type { Channel } from '#contract/values/channels.ts';
import { useSession } from '#web/app/session/use-session.ts';
import { usePage } from '#web/app/use-page.ts';
import { ChannelIcon } from '#web/kit/game/channel-icon.tsx';
import { useEditor, useEditorState } from '../form/editor-context.ts';
import { accountContacts } from '../preview/account-contacts.ts';

/** A channel whose value comes from the account. Only its visibility is set here. */
export function AccountChannel({ channel: { key } }: { channel: Channel }) {
  const page = usePage();
  const { store } = useEditor();
  const { profile } = useSession();
  const isShown = useEditorState(({ form }) => (form.contacts[key] ?? '') !== '');
  const value = accountContacts(profile).find((contact) => contact.key === key)?.value;
  const show = (isWanted: boolean) =>
    store.setField('contacts', (before) => ({ ...before, [key]: isWanted ? (value ?? '') : '' }), `contacts.${key}`);
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex items-center gap-2 text-sm font-bold">
        <ChannelIcon channel={key} />
        {page.t(key === 'email' ? 'editor.channels.account.email' : 'editor.channels.account.phone')}
      </p>
      <p className="bg-raised flex min-h-12 items-center rounded-xl px-4 py-2 break-all">
        {value ?? <span className="text-muted">{page.t('editor.channels.none')}</span>}
      </p>
      {value !== undefined && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
          <input
            type="checkbox"
            checked={isShown}
            onChange={(event) => show(event.target.checked)}
            className="h-5 w-5 flex-none accent-(--c-accent)"
          />
          {page.t('editor.channels.account.show')}
        </label>
      )}
      <p className="text-muted text-xs">
        {page.t(isShown ? 'editor.channels.account.shown' : 'editor.channels.account.hidden')}{' '}
        <a className="link" href={page.href('/account/profile')}>
          {page.t('editor.channels.profile')}
        </a>
      </p>
    </div>
  );
}
