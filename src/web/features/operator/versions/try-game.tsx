import { ExternalLink, Monitor, Play, Smartphone, Square } from 'lucide-react';
import { useRef, useState } from 'react';
import { PLATFORM_CODE_BY_NAME } from '#contract/values/platforms.ts';
import type { VersionCase } from '#contract/version/operator-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { HOSTED_SANDBOX, isHostedGame, useGameBridge } from '#web/features/play/index.ts';
import { Section } from '#web/kit/page/section.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { nameOf } from './use-decision.ts';

/** Screen sizes for a trial: a phone, and a desktop, which scrolls if there is less room. */
const SIZES = {
  mobile: { Icon: Smartphone, box: 'mx-auto h-[min(844px,80dvh)] w-full max-w-[390px]' },
  desktop: { Icon: Monitor, box: 'aspect-[16/10] w-full min-w-[1024px]' },
} as const;
type Size = keyof typeof SIZES;
const SIZE_NAMES = ['mobile', 'desktop'] as const satisfies readonly Size[];

interface TryGameProps {
  readonly found: VersionCase;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Whether a case can be played in the console: only builds that the store hosts. */
export function isPlayable({ playUrl }: Pick<VersionCase, 'playUrl'>, gamesOrigin: string): boolean {
  return playUrl !== null && isHostedGame(playUrl, gamesOrigin);
}

/** The web game as players get it, in its isolated frame; a game hosted by its developer opens on that site. */
export function TryGame({ found, isOpen, onToggle }: TryGameProps) {
  const page = usePage();
  const { playUrl, version } = found;
  if (version.platform !== PLATFORM_CODE_BY_NAME.Web) return null;
  if (playUrl === null) {
    return (
      <Section id="play" title={page.t('reviews.section.play')}>
        <p className="text-muted text-sm">{page.t('reviews.play.none')}</p>
      </Section>
    );
  }
  if (!isHostedGame(playUrl, page.state.gamesOrigin)) return <OwnSite url={playUrl} />;
  const Icon = isOpen ? Square : Play;
  return (
    <Section
      id="play"
      title={page.t('reviews.section.play')}
      lead={page.t('reviews.play.text')}
      actions={
        <button type="button" className={`btn ${isOpen ? 'btn-quiet' : 'btn-gold'}`} onClick={onToggle}>
          <Icon size={18} aria-hidden className="flex-none" />
          {page.t(isOpen ? 'reviews.play.stop' : 'reviews.play')}
        </button>
      }
    >
      {isOpen && <GameScreen found={found} url={playUrl} />}
    </Section>
  );
}

/** Links only http(s) URLs, since developers type them. */
function OwnSite({ url }: { url: string }) {
  const page = usePage();
  return (
    <Section id="play" title={page.t('reviews.section.play')} lead={page.t('reviews.play.own')}>
      {/^https?:\/\//.test(url) && (
        <LinkButton href={url} target="_blank" rel="noreferrer noopener" Icon={ExternalLink}>
          {page.t('reviews.play.open')}
        </LinkButton>
      )}
    </Section>
  );
}

function GameScreen({ found, url }: { found: VersionCase; url: string }) {
  const page = usePage();
  const [size, setSize] = useState<Size>('mobile');
  const frame = useRef<HTMLIFrameElement>(null);
  // Trials have their own saved data, so that the operator's score in the game is unaffected.
  useGameBridge({ frame, applicationId: `version-${found.version.id}`, url, isTrial: true, isMuted: false });
  return (
    <div className="flex flex-col gap-4">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{page.t('reviews.play.size')}</legend>
        {SIZE_NAMES.map((name) => {
          const { Icon } = SIZES[name];
          return (
            <button
              key={name}
              type="button"
              className="chip inline-flex items-center gap-2"
              aria-pressed={size === name}
              onClick={() => setSize(name)}
            >
              <Icon size={18} aria-hidden />
              {page.t(`words.device.${name}`)}
            </button>
          );
        })}
      </fieldset>
      <div className="bg-raised border-line overflow-x-auto rounded-xl border">
        <iframe
          ref={frame}
          src={url}
          title={page.t('reviews.play.frame', { name: nameOf(page, found) })}
          sandbox={HOSTED_SANDBOX}
          allow="autoplay; gamepad"
          referrerPolicy="no-referrer"
          className={`block border-0 bg-black ${SIZES[size].box}`}
        />
      </div>
    </div>
  );
}
