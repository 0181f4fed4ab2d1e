import type { Channel } from '#contract/values/channels.ts';
import { channelLink } from '#domain/company/channel-link.ts';
import { usePage } from '#web/app/use-page.ts';
import { ChannelIcon } from '#web/kit/game/channel-icon.tsx';
import { TextControl } from '../controls/text-control.tsx';
import { useEditor, useEditorState, useProblem } from '../form/editor-context.ts';

/** The handle of a channel with a preview of its link. */
export function ChannelField({ channel }: { channel: Channel }) {
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
