import { CHANNELS } from '#contract/values/channels.ts';
import { usePage } from '#web/app/use-page.ts';
import { BoundText } from '../controls/bound-text.tsx';
import { ChangeablePart, EditorSection } from '../editor-section.tsx';
import { AccountChannel } from './account-channel.tsx';
import { ChannelField } from './channel-field.tsx';

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
