import { ArrowLeft, ExternalLink, LayoutGrid, Maximize, Volume2, VolumeX } from 'lucide-react';
import { type ComponentType, use, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AppSummary } from '#contract/application/entities.ts';
import { reportPlay } from '#contract/library/endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { showFailure } from '#web/app/messages/show-failure.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { usePage } from '#web/app/use-page.ts';
import { ReadOnly } from '#web/ui/read-only.tsx';
import { useAction } from '../../app/use-action.ts';
import { FOREIGN_SANDBOX, HOSTED_SANDBOX, isHostedGame } from './game-origin.ts';
import type { MoreGamesProps } from './more-games.tsx';
import type { PurchaseDialogProps } from './purchase-dialog.tsx';
import { useGameBridge } from './use-game-bridge.ts';

export interface PlayFrameProps {
  readonly applicationId: string;
  readonly name: string;
  readonly url: string;
  readonly backHref: string;
  /** A test account plays what is not published. */
  readonly isTrial: boolean;
}

const BUTTON = 'btn-icon text-white hover:bg-white/15 hover:text-white';

/** The game in its sandboxed frame below a slim bar. */
export function PlayFrame({ applicationId, name, url, backHref, isTrial }: PlayFrameProps) {
  const page = usePage();
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isMuted, setMuted] = useState(false);
  const isHosted = isHostedGame(url, page.state.gamesOrigin);
  const desk = useGameBridge({ frame, applicationId, url, isMuted });
  usePlayTime(applicationId, isTrial);
  const more = useMoreGames(applicationId);
  const goOn = useCallback(() => frame.current?.focus(), []);
  return (
    <div ref={box} className="flex h-dvh flex-col bg-black text-white">
      <header className="flex min-h-12 items-center gap-1 px-2">
        <a className={BUTTON} href={backHref} aria-label={page.t('play.back')}>
          <ArrowLeft size={20} aria-hidden />
        </a>
        <h1 className="min-w-0 flex-1 truncate text-sm">{name}</h1>
        <button
          ref={more.button}
          type="button"
          className="inline-flex min-h-11 flex-none items-center gap-2 rounded-xl px-3 text-sm hover:bg-white/15 aria-expanded:bg-white/15"
          aria-expanded={more.shown !== undefined}
          aria-controls={more.shown && 'more-games'}
          aria-busy={more.isBusy}
          onClick={more.toggle}
        >
          <LayoutGrid size={18} aria-hidden />
          <span className="max-sm:sr-only">{page.t('hall.related')}</span>
        </button>
        {isHosted ? (
          <button
            type="button"
            className={BUTTON}
            aria-pressed={isMuted}
            aria-label={page.t('play.mute')}
            onClick={() => setMuted(!isMuted)}
          >
            {isMuted ? <VolumeX size={20} aria-hidden /> : <Volume2 size={20} aria-hidden />}
          </button>
        ) : (
          <a className={BUTTON} href={url} target="_blank" rel="noopener" aria-label={page.t('play.newWindow')}>
            <ExternalLink size={20} aria-hidden />
          </a>
        )}
        <button
          type="button"
          className={BUTTON}
          aria-label={page.t('play.fullscreen')}
          onClick={() => (document.fullscreenElement ? document.exitFullscreen() : box.current?.requestFullscreen())}
        >
          <Maximize size={20} aria-hidden />
        </button>
      </header>
      <iframe
        ref={frame}
        src={url}
        title={name}
        sandbox={isHosted ? HOSTED_SANDBOX : FOREIGN_SANDBOX}
        allow="fullscreen; autoplay; gamepad"
        referrerPolicy="no-referrer"
        onLoad={() => frame.current?.focus()}
        className="w-full flex-1 border-0 bg-black"
      />
      {/* Inside the box, which may be full-screen. */}
      {more.shown && <more.shown.View games={more.shown.games} onClose={more.close} />}
      <PurchaseSlot name={name} desk={desk} onGone={goOn} />
    </div>
  );
}

interface Loaded {
  readonly View: ComponentType<MoreGamesProps>;
  readonly games: readonly AppSummary[];
}

/** The games like the one being played: loaded with the first press of their button, which opens and closes them. */
function useMoreGames(applicationId: string) {
  const page = usePage();
  const button = useRef<HTMLButtonElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  const [isOpen, setOpen] = useState(false);
  const { isBusy, start } = useAction(async () => {
    const [{ MoreGames: View }, { listRelatedApplications }] = await Promise.all([
      import('./more-games.tsx'),
      import('#contract/application/related-endpoints.ts'),
    ]);
    const { list } = await page.call(listRelatedApplications, { applicationId, lang: page.state.locale });
    setLoaded({ View, games: list });
    setOpen(true);
  });
  return {
    button,
    isBusy,
    shown: isOpen ? loaded : undefined,
    toggle: () => (loaded === undefined ? start() : setOpen(!isOpen)),
    close: () => {
      setOpen(false);
      button.current?.focus();
    },
  };
}

const EVERY_MS = LIMITS.playReportSeconds * 1000;
/** In the background: nobody waits for it, and the last report leaves with the page. */
const SENT = { loadingBar: false, isQuiet: true, keepalive: true } as const;

/** Reports once a minute that a signed-in player plays a game, while its page is visible; the server measures the time. */
function usePlayTime(applicationId: string, isTrial: boolean): void {
  const page = usePage();
  const isReadOnly = use(ReadOnly);
  const isPlayer = useUser() !== null && !isTrial && !isReadOnly;
  useEffect(() => {
    if (!isPlayer) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const send = (start: boolean) => void page.call(reportPlay, { applicationId, start }, SENT).catch(() => undefined);
    const pause = () => {
      if (timer === undefined) return;
      clearInterval(timer);
      timer = undefined;
      send(false);
    };
    const follow = () => {
      if (document.hidden) return pause();
      if (timer !== undefined) return;
      send(true);
      timer = setInterval(() => send(false), EVERY_MS);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      pause();
    };
  }, [page, applicationId, isPlayer]);
}

interface PurchaseSlotProps extends Omit<PurchaseDialogProps, 'offer'> {
  /** The dialog has closed: the game continues. */
  readonly onGone: () => void;
}

/** The place of a game's offers; the dialog is loaded with the first one. */
function PurchaseSlot({ desk, onGone, ...game }: PurchaseSlotProps) {
  const page = usePage();
  const { purchases } = desk;
  const offer = useSyncExternalStore(purchases.subscribe, purchases.current, () => null);
  const isAsked = offer !== null;
  const [Dialog, setDialog] = useState<ComponentType<PurchaseDialogProps> | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    const load = async () => {
      const [{ PurchaseDialog }] = await Promise.all([
        import('./purchase-dialog.tsx'),
        loadMessages(page, 'purchase', 'exchange', 'rules', 'errors'),
      ]);
      setDialog(() => PurchaseDialog);
    };
    load().catch((error: unknown) => {
      purchases.close('offline');
      return showFailure(page, error);
    });
    return onGone;
  }, [isAsked, page, purchases, onGone]);
  if (offer === null || Dialog === null) return null;
  return (
    <div className="text-ink">
      <Dialog {...game} desk={desk} offer={offer} />
    </div>
  );
}
