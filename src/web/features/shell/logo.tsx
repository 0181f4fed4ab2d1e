import { LOGO_SIZE } from '#contract/limits.ts';
import { usePage } from '../../app/use-page.ts';

/** The logo, 72x36 on phones and 100x50 elsewhere (R9.28), in the ink of the theme. */
export function Logo() {
  const page = usePage();
  const { width, height } = LOGO_SIZE.other;
  const size = 'h-[36px] w-[72px] sm:h-[50px] sm:w-[100px]';
  return (
    <a href={page.href('/')} className="flex-none rounded-lg" aria-label={page.t('shell.logo')}>
      <img src="/logo-dark.svg" alt="" width={width} height={height} className={`logo-dark ${size}`} />
      <img src="/logo-light.svg" alt="" width={width} height={height} className={`logo-light ${size}`} />
    </a>
  );
}
