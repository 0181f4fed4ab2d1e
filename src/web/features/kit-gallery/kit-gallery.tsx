import { PageHeader } from '#web/kit/page/page-header.tsx';
import { DialogExamples } from './dialog-examples.tsx';
import { FieldExamples } from './field-examples.tsx';
import { FormExamples } from './form-examples.tsx';
import { ListExamples } from './list-examples.tsx';
import type { KitGalleryData } from './load-kit-gallery.ts';
import { StateExamples } from './state-examples.tsx';

/**
 * Every part of ui and kit in every state, for developers of this product: its own texts are English in all languages.
 * The theme switch shows the other theme.
 */
export function KitGallery(data: KitGalleryData) {
  return (
    <div lang="en" className="flex flex-col gap-6">
      <PageHeader title="Kit" lead="Every part of ui and kit, in every state. Development only." />
      <FieldExamples />
      <FormExamples />
      <DialogExamples />
      <ListExamples {...data} />
      <StateExamples />
    </div>
  );
}
