import { PLATFORM_CODES, type PlatformCode } from '#contract/values/platforms.ts';
import { usePage } from '#web/app/use-page.ts';

/** Masks of app.css. */
const GLYPHS: Readonly<Record<PlatformCode, string>> = {
  1: 'figure-windows',
  2: 'figure-web',
  6: 'figure-android',
  7: 'figure-ios',
};

/** The platforms of a game, always in the same order; screen readers hear their names. */
export function PlatformGlyphs({ platforms }: { platforms: readonly PlatformCode[] }) {
  const page = usePage();
  const ordered = PLATFORM_CODES.filter((code) => platforms.includes(code));
  const names = ordered.map((code) => page.t(`platform.${code}`)).join(', ');
  return (
    <span role="img" aria-label={names} className="flex h-5 gap-1.5">
      {ordered.map((code) => (
        <span key={code} className={`figure ${GLYPHS[code]}`} />
      ))}
    </span>
  );
}
