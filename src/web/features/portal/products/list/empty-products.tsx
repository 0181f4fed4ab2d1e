import { Tag } from 'lucide-react';
import { usePage } from '../../../../app/use-page.ts';
import { newProductAddress } from '../product-links.ts';

/** What stands in place of the list of an application without products: the way to the first one. */
export function EmptyProducts({ applicationId, name }: { applicationId: string; name: string }) {
  const page = usePage();
  return (
    <section className="card flex flex-col items-center gap-4 px-6 py-14 text-center">
      <span className="bg-raised text-gold-text grid h-20 w-20 place-items-center rounded-full">
        <Tag size={40} aria-hidden />
      </span>
      <h2 className="text-lg">{page.t('products.empty.title')}</h2>
      <p className="text-muted max-w-md">{page.t('products.empty.text', { name })}</p>
      <a className="btn btn-gold mt-1" href={newProductAddress(page, applicationId)}>
        {page.t('products.empty.go')}
      </a>
    </section>
  );
}
