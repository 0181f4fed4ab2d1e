import type { ReactNode } from 'react';
import type { ApplicationSection } from '#domain/forms/application-sections.ts';
import { usePage } from '../../../app/use-page.ts';
import { useEditor } from './form/editor-context.ts';

/** Fields that cannot be changed in an application that the operator has removed. */
export function ChangeablePart({ children }: { children: ReactNode }) {
  const { isReadOnly } = useEditor();
  return (
    <fieldset disabled={isReadOnly} className="flex min-w-0 flex-col gap-6">
      {children}
    </fieldset>
  );
}

/**
 * A section of the editor under its heading; the anchor navigation leads to it. Isolated, since a browser then paints
 * only the section that a key has changed, which halves what a key costs to paint.
 */
export function EditorSection({ section, children }: { section: ApplicationSection; children: ReactNode }) {
  const page = usePage();
  return (
    <section
      id={`section-${section}`}
      aria-labelledby={`section-${section}-title`}
      tabIndex={-1}
      className="card isolate flex scroll-mt-44 flex-col gap-6 p-5 outline-none sm:scroll-mt-36 sm:p-7 lg:scroll-mt-24"
    >
      <div>
        <h2 id={`section-${section}-title`} className="text-lg">
          {page.t(`editor.section.${section}`)}
        </h2>
        <p className="text-muted mt-1 max-w-2xl text-sm">{page.t(`editor.section.${section}.lead`)}</p>
      </div>
      {children}
    </section>
  );
}
