import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PointBalance } from '#contract/account/entities.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { usualCurrency } from '#domain/money/usual-currency.ts';
import { openSignIn, type SignInReason, signInRequest } from '#web/app/session/open-sign-in.ts';
import { currentTheme } from '#web/app/theme/theme.ts';
import { balanceStore, loadBalances, mainBalance, useBalances } from '#web/features/store/index.ts';
import { type Page, usePage } from '../../app/use-page.ts';
import { createGameBridge } from './game-bridge.ts';
import { GameDesk } from './game-desk.ts';
import { gameOrigin, targetOrigin } from './game-origin.ts';
import { type AskedSession, loadGameSession, openTrialSession } from './load-game-session.ts';
import { createLocalSaves } from './local-save.ts';

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

interface FramedGame {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly applicationId: string;
  readonly url: string;
  /** A version under review, which the store does not know as a game. */
  readonly isTrial: boolean;
  readonly latest: RefObject<{ readonly isMuted: boolean; readonly balances: readonly PointBalance[] | null }>;
}

/** Accessing disabled storage throws; here it throws on each use, which saves handle. */
const STORAGE = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
  removeItem: (key: string) => localStorage.removeItem(key),
};

/** Connects the bridge of a game to its page: session, calls and frame window. */
function openGameBridge(page: Page, { frame, applicationId, url, isTrial, latest }: FramedGame) {
  const { locale, gamesOrigin } = page.state;
  const origin = gameOrigin(url, gamesOrigin);
  let isHeard = false;
  const tell = (message: object) => {
    // Before its first message the frame may show an empty page of another origin.
    if (!isHeard) return;
    frame.current?.contentWindow?.postMessage({ source: 'starhall', ...message }, targetOrigin(origin));
  };
  const mood = () => ({ theme: currentTheme(), muted: latest.current.isMuted });
  const desk = new GameDesk({
    applicationId,
    lang: locale,
    currency() {
      // Right after a sign-in the store is ahead of the last render.
      const own = mainBalance(balanceStore.get()?.list ?? latest.current.balances ?? []);
      return own === undefined || own.points === 0 ? usualCurrency(locale) : own.currency;
    },
    ...(isTrial ? TRIAL : connectStore(page)),
    mood,
    local: createLocalSaves(STORAGE, applicationId),
    now: Date.now,
    tell,
  });
  const hear = createGameBridge({
    desk,
    game: () => ({ window: frame.current?.contentWindow, origin }),
    onHeard() {
      isHeard = true;
    },
    tell,
    describeStart: () => ({ lang: locale, ...mood() }),
  });
  return { desk, tell, hear };
}

function connectStore(page: Page) {
  return {
    call: page.call,
    loadSession: (asked: AskedSession) => loadGameSession(page.call, asked),
    isSignedIn: () => page.session.state().isLogin,
    askToSignIn: (reason?: SignInReason) => askToSignIn(page, reason),
  };
}

/** A trial stays a visitor's game: its calls would name a game that does not exist. */
const TRIAL = {
  call: () => Promise.reject(new ApiError(ERROR.applicationNotFound)),
  loadSession: openTrialSession,
  isSignedIn: () => false,
  askToSignIn: async () => false,
};

/** Opens the sign-in dialog over the game, which continues with the new session; resolves with whether there is one. */
async function askToSignIn(page: Page, reason?: SignInReason): Promise<boolean> {
  openSignIn({ reason, keepsPage: true });
  await new Promise<void>((resolve) => {
    const end = signInRequest.subscribe(() => {
      if (signInRequest.get() !== null) return;
      end();
      resolve();
    });
  });
  if (!page.session.state().isLogin) return false;
  await loadBalances(page);
  return true;
}
