import { ArrowUp } from 'lucide-react';
import { usePage } from '../../app/use-page.ts';

/** Scrolls to the top; shown beyond half the window's height (R2.62). */
export function ScrollToTop() {
  const page = usePage();
  const goUp = () => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
    // The button disappears; the focus moves to the start of the page.
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      id="scroll-to-top"
      className="card border-control hover:bg-raised pointer-events-auto grid size-12 flex-none place-items-center rounded-full"
      aria-label={page.t('overlays.toTop')}
      title={page.t('overlays.toTop')}
      onClick={goUp}
    >
      <ArrowUp size={22} aria-hidden />
    </button>
  );
}
