import { Headset } from 'lucide-react';
import { CompanyLink } from '#web/features/shell/index.ts';
import { usePage } from '../../app/use-page.ts';

/** Contact link for questions that no article answers. */
export function HelpContact() {
  const page = usePage();
  return (
    <section aria-labelledby="help-contact" className="bg-raised flex max-w-[46rem] gap-4 rounded-[16px] p-5">
      <Headset size={24} aria-hidden className="text-gold-text mt-1 flex-none" />
      <div className="min-w-0">
        <h2 id="help-contact" className="text-base">
          {page.t('help.contact.title')}
        </h2>
        <p className="mt-1 text-sm">
          {page.t('help.contact.text')} <CompanyLink className="link -my-3 py-3" />
        </p>
      </div>
    </section>
  );
}
