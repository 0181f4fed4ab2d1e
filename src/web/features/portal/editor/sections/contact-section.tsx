import { CHANNELS, type Channel } from '#contract/values/channels.ts';
import { channelLink } from '#domain/company/channel-link.ts';
import { useSession } from '#web/app/session/use-session.ts';
import { usePage } from '#web/app/use-page.ts';
import { ChannelIcon } from '#web/kit/game/channel-icon.tsx';
import { BoundText } from '../controls/bound-fields.tsx';
import { TextControl } from '../controls/text-control.tsx';
import { ChangeablePart, EditorSection } from '../editor-section.tsx';
import { useEditor, useEditorState, useProblem } from '../form/editor-store.ts';
import { accountContacts } from '../preview/preview-application.ts';

/** Contact email, privacy policy and contact channels. */
export function ContactSection() {
  const page = usePage();
  return (
    <EditorSection section="contact">
      <ChangeablePart>
        <div className="grid gap-5 sm:grid-cols-2">
          <BoundText
            field="contactEmail"
            label={page.t('editor.field.contactEmail')}
            hint={page.t('editor.field.contactEmail.hint')}
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
            isRequired
          />
          <BoundText
            field="privacyPolicyUrl"
            label={page.t('editor.field.privacyPolicyUrl')}
            hint={page.t('editor.field.privacyPolicyUrl.hint')}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <div id="field-contacts" tabIndex={-1} className="outline-none">
          <h3 className="text-base">{page.t('editor.channels')}</h3>
          <p className="text-muted mb-4 text-sm">{page.t('editor.channels.lead')}</p>
          <ul className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
            {CHANNELS.map((channel) => (
              <li key={channel.key} className="min-w-0">
                {channel.editable ? <ChannelField channel={channel} /> : <AccountChannel channel={channel} />}
              </li>
            ))}
          </ul>
        </div>
      </ChangeablePart>
    </EditorSection>
  );
}

/** A channel whose value comes from the account. Only its visibility is set here. */
function AccountChannel({ channel: { key } }: { channel: Channel }) {
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

/** The handle of a channel with a preview of its link. */
function ChannelField({ channel }: { channel: Channel }) {
  const page = usePage();
  const { store } = useEditor();
  const { key } = channel;
  const name = `contacts.${key}`;
  const value = useEditorState(({ form }) => form.contacts[key] ?? '');
  const isRight = useEditorState(({ problems }) => !problems.has(name));
  const error = useProblem(name);
  const handle = value.trim();
  const link = handle === '' || !isRight ? null : channelLink(key, handle);
  return (
    <div>
      <TextControl
        name={name}
        label={page.t(key === 'mail' ? 'editor.channels.mail' : `channel.${key}`)}
        icon={<ChannelIcon channel={key} />}
        hint={page.translator.find(channel.labelKey)}
        error={error}
        value={value}
        onChange={(text) => store.setField('contacts', (before) => ({ ...before, [key]: text }), name)}
        onLeave={() => store.visit(name)}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
      />
      {link !== null && (
        <a
          href={link}
          target="_blank"
          rel="noopener nofollow"
          className="link inline-flex min-h-11 items-center text-sm break-all"
        >
          {link}
          <span className="sr-only"> {page.t('shell.opensNewTab')}</span>
        </a>
      )}
    </div>
  );
}
