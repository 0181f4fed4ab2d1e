import { useSyncExternalStore } from 'react';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';
import { installPrompt } from './install-prompt.ts';

/** A list item that offers to install the app, in browsers that support it and if it is not installed yet. */
export function InstallLink({ className }: { className: string }) {
  const page = usePage();
  const isOffered = useSyncExternalStore(installPrompt.subscribe, installPrompt.isOffered, () => false);
  const { isBusy, start } = useAction(async () => {
    const [isInstalled] = await Promise.all([installPrompt.install(), loadMessages(page, 'offline')]);
    if (isInstalled) toasts.show('success', page.t('install.done'));
  });
  if (!isOffered) return null;
  return (
    <li>
      <button type="button" aria-busy={isBusy} className={className} onClick={start}>
        {page.t('shell.footer.install')}
      </button>
    </li>
  );
}
