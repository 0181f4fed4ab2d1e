import { Ellipsis, KeyRound, Pencil, Power, Trash2 } from 'lucide-react';
import type { Webhook } from '#contract/webhook/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { ActionMenu, type MenuEntry } from '../applications/action-menu.tsx';
import { menuIdOf } from './use-webhook-actions.ts';

export type AskedWebhookAction = 'edit' | 'secret' | 'off' | 'delete';

interface WebhookMenuProps {
  readonly webhook: Webhook;
  /** Opens the dialog of an action. */
  readonly onAsk: (action: AskedWebhookAction) => void;
}

/** Less frequent actions on a webhook, each with a dialog. A disabled webhook has a separate button to enable it. */
export function WebhookMenu({ webhook: { id, url, isEnabled }, onAsk }: WebhookMenuProps) {
  const page = usePage();
  const switchOff = { label: page.t('webhooks.switchOff'), Icon: Power, run: () => onAsk('off') };
  const entries: readonly MenuEntry[] = [
    { label: page.t('words.edit'), Icon: Pencil, run: () => onAsk('edit') },
    { label: page.t('webhooks.renew'), Icon: KeyRound, run: () => onAsk('secret') },
    ...(isEnabled ? [switchOff] : []),
    { label: page.t('words.delete'), Icon: Trash2, run: () => onAsk('delete') },
  ];
  return (
    <ActionMenu buttonId={menuIdOf(id)} label={page.t('webhooks.actions', { url })} Icon={Ellipsis} entries={entries} />
  );
}
