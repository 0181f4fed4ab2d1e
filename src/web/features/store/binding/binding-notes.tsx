import { usePage } from '../../../app/use-page.ts';

const NOTES = ['currency', 'past', 'prize', 'donation'] as const;

/** What everybody should know of the invoices here, whatever is bound. */
export function BindingNotes() {
  const page = usePage();
  return (
    <section aria-labelledby="binding-notes" className="min-w-0 px-1">
      <h2 id="binding-notes" className="text-base">
        {page.t('binding.notes.title')}
      </h2>
      <ul className="text-muted mt-2 flex list-disc flex-col gap-1.5 ps-5 text-sm">
        {NOTES.map((note) => (
          <li key={note}>{page.t(`binding.notes.${note}`)}</li>
        ))}
      </ul>
    </section>
  );
}
