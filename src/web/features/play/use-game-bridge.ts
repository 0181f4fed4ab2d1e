import { type RefObject, useEffect } from 'react';
import { usePage } from '../../app/use-page.ts';
import { currentTheme } from '../shell/theme-switch.tsx';
import { readGameMessage } from './read-game-message.ts';

const SAVE_PREFIX = 'game:';

function loadSave(applicationId: string): string | null {
  try {
    return localStorage.getItem(SAVE_PREFIX + applicationId);
  } catch {
    return null;
  }
}

function keepSave(applicationId: string, data: string): void {
  try {
    localStorage.setItem(SAVE_PREFIX + applicationId, data);
  } catch {
    // A full or switched-off storage costs the best score, not the game.
  }
}

export interface GameBridge {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly applicationId: string;
  readonly isMuted: boolean;
  readonly isHosted: boolean;
}

/**
 * Talks with a hosted game (demo/games/README.md): tells it language, theme, sound and its save; keeps what it saves,
 * at most 4,000 characters a game. Only messages from the frame's own window count.
 */
export function useGameBridge({ frame, applicationId, isMuted, isHosted }: GameBridge): void {
  const { state } = usePage();
  useEffect(() => {
    if (!isHosted) return;
    const tell = (message: object) =>
      frame.current?.contentWindow?.postMessage({ source: 'starhall', ...message }, '*');
    const onMessage = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow) return;
      const message = readGameMessage(event.data);
      if (message?.type === 'save') keepSave(applicationId, message.data);
      if (message?.type !== 'ready') return;
      tell({ type: 'init', lang: state.locale, muted: isMuted, theme: currentTheme(), data: loadSave(applicationId) });
    };
    const onHidden = () => {
      if (document.hidden) tell({ type: 'pause' });
    };
    window.addEventListener('message', onMessage);
    document.addEventListener('visibilitychange', onHidden);
    tell({ type: 'sound', muted: isMuted });
    return () => {
      window.removeEventListener('message', onMessage);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [frame, applicationId, isMuted, isHosted, state.locale]);
}
