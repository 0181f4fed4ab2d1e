import { createStore } from '#web/ui/create-store.ts';

/** Chromium's offer to install the application, which no standard and so no TypeScript knows. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** Holds a browser's offer to install until somebody asks for it. */
export function createInstallPrompt() {
  const offer = createStore<InstallPromptEvent | null>(null);
  return {
    /** Takes the offers of a window; the browser's own bar stays away. */
    follow(target: Pick<EventTarget, 'addEventListener'>) {
      target.addEventListener('beforeinstallprompt', (event) => {
        if (!isInstallPrompt(event)) return;
        event.preventDefault();
        offer.set(event);
      });
      target.addEventListener('appinstalled', () => offer.set(null));
    },
    /** Whether there is something to offer. */
    isOffered: () => offer.get() !== null,
    /** Has the browser ask; an offer is good for one time. Tells whether the application is being installed. */
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

/** The offer of this window. */
export const installPrompt = createInstallPrompt();
