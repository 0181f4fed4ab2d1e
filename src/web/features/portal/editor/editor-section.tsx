import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { APPLICATION_SECTIONS, type ApplicationSection } from '#domain/forms/application/application-sections.ts';
import { usePage } from '#web/app/use-page.ts';
import { useEditor, useEditorState } from './form/editor-context.ts';
import { showSection } from './section-navigation.tsx';

/** Fields that are disabled in an application taken down by an operator. */
export function ChangeablePart({ children }: { children: ReactNode }) {
  const { isReadOnly } = useEditor();
  return (
    <fieldset disabled={isReadOnly} className="flex min-w-0 flex-col gap-6">
      {children}
    </fieldset>
  );
}

/**
 * A section of the editor with its heading, the target of the section navigation. Only the chosen one is shown, but all
 * are rendered: uploads continue in those that are hidden.
 */
export function EditorSection({ section, children }: { section: ApplicationSection; children: ReactNode }) {
  const page = usePage();
  const isShown = useEditorState((state) => state.section === section);
  return (
    <section
      id={`section-${section}`}
      hidden={!isShown}
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
      <NextSection after={section} />
    </section>
  );
}

function NextSection({ after }: { after: ApplicationSection }) {
  const page = usePage();
  const { store } = useEditor();
  const next = APPLICATION_SECTIONS[APPLICATION_SECTIONS.indexOf(after) + 1];
  if (next === undefined) return null;
  return (
    <a
      className="btn btn-quiet self-end"
      href={`#section-${next}`}
      // The field keeps the focus until the click: the problem it shows without would move the link off the pointer.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => showSection(store, next)}
    >
      {page.t('editor.section.next', { section: page.t(`editor.section.${next}`) })}
      <ArrowRight size={18} aria-hidden />
    </a>
  );
}
