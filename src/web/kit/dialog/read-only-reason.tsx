import { usePage } from '#web/app/use-page.ts';

/** Says in a dialog, which lies over the notice of the page, why it can change nothing. */
export function ReadOnlyReason() {
  const page = usePage();
  return (
    <p className="bg-gold text-on-gold rounded-xl px-4 py-3 text-sm">
      <b>{page.t('balance.off.title')}</b> {page.t('balance.off.text')}
    </p>
  );
}
