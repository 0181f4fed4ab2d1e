import { ShieldAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { usePage } from '../../app/use-page.ts';

/** Asks to confirm being 18 or older before a game opens (R6.11). */
export function AgeNotice({ name, onConfirm, backHref }: { name: string; onConfirm: () => void; backHref: string }) {
  const page = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  // It takes the place of the game that was asked for: it is read out, and its answers come next.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      role="alertdialog"
      aria-labelledby="age-title"
      aria-describedby="age-text"
      className="card bg-surface text-ink m-4 max-w-md p-8 text-center"
    >
      <ShieldAlert size={48} aria-hidden className="text-gold-text mx-auto mb-4" />
      <h1 ref={heading} id="age-title" tabIndex={-1} className="text-lg outline-none">
        {page.t('play.age.title')}
      </h1>
      <p id="age-text" className="my-4">
        {page.t('play.age.text', { name })}
      </p>
      <div className="flex flex-col gap-3">
        <button type="button" className="btn btn-gold" onClick={onConfirm}>
          {page.t('play.age.confirm')}
        </button>
        <a className="btn btn-quiet" href={backHref}>
          {page.t('play.age.refuse')}
        </a>
      </div>
    </section>
  );
}
