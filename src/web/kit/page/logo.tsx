import { usePage } from '#web/app/use-page.ts';

/** The logo, 72x36 on phones and 100x50 elsewhere (R9.28). */
export function Logo() {
  const page = usePage();
  return (
    <a href={page.href('/')} className="flex-none rounded-lg py-1" aria-label={page.t('shell.logo')}>
      <span className="logo block h-[36px] w-[72px] sm:h-[50px] sm:w-[100px]" />
    </a>
  );
}
