import { createStore } from '#web/ui/create-store.ts';

/** Chromium's install prompt event, which is not standardized and therefore not in TypeScript. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** Stores the browser's install prompt until the user asks for it. */
export function createInstallPrompt() {
  const offer = createStore<InstallPromptEvent | null>(null);
  return {
    /** Captures the prompts of a window and suppresses the browser's own bar. */
    follow(target: Pick<EventTarget, 'addEventListener'>) {
      target.addEventListener('beforeinstallprompt', (event) => {
        if (!isInstallPrompt(event)) return;
        event.preventDefault();
        offer.set(event);
      });
      target.addEventListener('appinstalled', () => offer.set(null));
    },
    /** Whether the app can be installed. */
    isOffered: () => offer.get() !== null,
    /** Shows the browser's prompt, which can be used once. Returns whether the user accepted. */
    async install(): Promise<boolean> {
      const taken = offer.get();
      offer.set(null);
      const answer = await taken?.prompt();
      return answer?.outcome === 'accepted';
    },
    subscribe: offer.subscribe,
  };
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event;
}

export const installPrompt = createInstallPrompt();
