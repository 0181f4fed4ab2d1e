import { useState } from 'react';
import type { InputOf } from '#contract/endpoint.ts';
import { setNotificationSettings } from '#contract/notification/endpoints.ts';
import type { NotificationSetting, NotificationSettings } from '#contract/notification/entities.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { AccountSection } from '#web/kit/page/account-page.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';

type Change = InputOf<typeof setNotificationSettings>;

/** The notification settings; changes apply immediately. */
export function SettingsSection({ settings: first }: { settings: NotificationSettings }) {
  const page = usePage();
  const [settings, setSettings] = useState(first);
  const { isBusy, start } = useAction(async (change: Change) => {
    setSettings(await page.call(setNotificationSettings, change));
    toasts.show('success', page.t('notifications.settings.saved'));
  });
  const groups = (['player', 'developer'] as const).map((audience) => ({
    audience,
    kinds: settings.kinds.filter((one) => one.audience === audience),
  }));
  const shown = groups.filter(({ kinds }) => kinds.length > 0);
  return (
    <AccountSection id="settings" title={page.t('notifications.settings')} lead={page.t('notifications.settings.lead')}>
      {shown.map(({ audience, kinds }) => (
        <section key={audience} aria-labelledby={`settings-${audience}`} aria-busy={isBusy}>
          <div className="border-line flex items-end gap-2 border-b pb-2">
            <h3 id={`settings-${audience}`} className="min-w-0 flex-1 text-base">
              {page.t(`notifications.settings.${audience}`)}
            </h3>
            <Heading text={page.t('notifications.settings.inStore')} />
            <Heading text={page.t('notifications.settings.byMail')} />
          </div>
          <ul className="divide-line flex flex-col divide-y">
            {kinds.map((setting) => (
              <SettingRow key={setting.kind} setting={setting} onChange={start} />
            ))}
          </ul>
        </section>
      ))}
      <div className="max-w-sm">
        <SelectField
          name="mailLanguage"
          label={page.t('notifications.settings.language')}
          value={settings.language}
          options={page.state.locales.map((code) => [code, LANGUAGE_NAMES[code]])}
          onChange={(value) => start({ language: page.state.locales.find((code) => code === value) })}
        />
      </div>
    </AccountSection>
  );
}

const COLUMN = 'flex w-16 flex-none sm:w-24 justify-center text-center';

/** Column heading of the switches, which have full labels for screen readers. */
function Heading({ text }: { text: string }) {
  return (
    <span aria-hidden className={`${COLUMN} text-muted text-xs`}>
      {text}
    </span>
  );
}

interface SettingRowProps {
  readonly setting: NotificationSetting;
  readonly onChange: (change: Change) => void;
}

function SettingRow({ setting, onChange }: SettingRowProps) {
  const page = usePage();
  const { kind, inStore, byMail, isMailFixed } = setting;
  const name = page.t(`notifications.kind.${kind}`);
  return (
    <li className="flex min-h-14 items-center gap-2 py-1.5">
      <span className="min-w-0 flex-1 leading-snug">{name}</span>
      <span className={COLUMN}>
        <Switch
          isOn={inStore}
          label={page.t('notifications.settings.inStoreOf', { kind: name })}
          onSwitch={() => onChange({ kind, inStore: !inStore })}
        />
      </span>
      <span className={COLUMN}>
        {isMailFixed ? (
          <span className="text-muted text-xs">{page.t('notifications.settings.fixed')}</span>
        ) : (
          <Switch
            isOn={byMail}
            label={page.t('notifications.settings.byMailOf', { kind: name })}
            onSwitch={() => onChange({ kind, byMail: !byMail })}
          />
        )}
      </span>
    </li>
  );
}

function Switch({ isOn, label, onSwitch }: { isOn: boolean; label: string; onSwitch: () => void }) {
  return (
    <button type="button" role="switch" aria-checked={isOn} aria-label={label} className="switch" onClick={onSwitch} />
  );
}
