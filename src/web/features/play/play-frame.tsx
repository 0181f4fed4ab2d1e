import { ArrowLeft, ExternalLink, LayoutGrid, Maximize, Volume2, VolumeX } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { usePage } from '../../app/use-page.ts';
import { FOREIGN_SANDBOX, HOSTED_SANDBOX, isHostedGame } from './game-sandbox.ts';
import { PurchaseSlot } from './purchase-slot.tsx';
import { useGameBridge } from './use-game-bridge.ts';
import { useMoreGames } from './use-more-games.ts';
import { usePlayTime } from './use-play-time.ts';

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
