import { type RefObject, useEffect, useRef, useState } from 'react';
import { useBalances } from '#web/features/store/index.ts';
import { usePage } from '../../app/use-page.ts';
import type { GameDesk } from './game-desk.ts';
import { openGameBridge } from './open-game-bridge.ts';

export interface BridgedGame {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly applicationId: string;
  readonly url: string;
  readonly isTrial?: boolean;
  readonly isMuted: boolean;
}

/**
 * Communicates with the game in the frame (demo/games/README.md): language, theme, sound, and the calls of the game
 * library. Only accepts messages from the frame's window and expected origin.
 */
export function useGameBridge({ frame, applicationId, url, isTrial = false, isMuted }: BridgedGame): GameDesk {
  const page = usePage();
  const now = { isMuted, balances: useBalances() };
  const latest = useRef(now);
  const [{ desk, tell, hear }] = useState(() => openGameBridge(page, { frame, applicationId, url, isTrial, latest }));
  useEffect(() => {
    latest.current = now;
  });
  useEffect(() => tell({ type: 'sound', muted: isMuted }), [tell, isMuted]);
  useEffect(() => {
    const onMessage = (event: MessageEvent) => void hear(event);
    const onHidden = () => {
      if (!document.hidden) return;
      tell({ type: 'pause' });
      desk.flush();
    };
    window.addEventListener('message', onMessage);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('message', onMessage);
      document.removeEventListener('visibilitychange', onHidden);
      desk.flush();
    };
  }, [desk, tell, hear]);
  return desk;
}
