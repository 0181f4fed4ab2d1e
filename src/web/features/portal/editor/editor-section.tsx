import { ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { APPLICATION_SECTIONS, type ApplicationSection } from '#domain/forms/application/application-sections.ts';
import { usePage } from '#web/app/use-page.ts';
import { SectionLink, SectionRail } from '../layout/section-rail.tsx';
import { type EditorState, type EditorStore, sectionOf, useEditor, useEditorState } from './form/editor-store.ts';

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

/** The sections with their completeness: next to the form, or on narrow screens a sticky row above it. */
export function SectionNavigation({ isRow }: { isRow: boolean }) {
  const page = usePage();
  const { store } = useEditor();
  const current = useEditorState(({ section }) => section);
  const done = useEditorState(
    (state) => APPLICATION_SECTIONS.filter((name) => countProblems(state, name) === 0).length,
  );
  useSectionOfAddress(store);
  return (
    <SectionRail
      sections={APPLICATION_SECTIONS}
      current={current}
      column={isRow ? null : 'lg:top-[96px] lg:order-2 lg:h-fit lg:bg-transparent'}
      above={
        <p className={`text-muted hidden px-3.5 pb-2 text-sm ${isRow ? '' : 'lg:block'}`}>
          {page.t('editor.section.progress', { done, total: APPLICATION_SECTIONS.length })}
        </p>
      }
      link={(section) => <LinkTo section={section} isCurrent={section === current} />}
    />
  );
}

function LinkTo({ section, isCurrent }: { section: ApplicationSection; isCurrent: boolean }) {
  const page = usePage();
  const { store } = useEditor();
  const count = useEditorState((state) => countProblems(state, section));
  const isTried = useEditorState((state) => state.isTried);
  return (
    <SectionLink
      target={`section-${section}`}
      title={page.t(`editor.section.${section}`)}
      onClick={() => showSection(store, section)}
      {...{ isCurrent, count, isTried }}
    />
  );
}

/** Shows a section before the browser scrolls to it: it cannot scroll to what is hidden. */
function showSection(store: EditorStore, section: ApplicationSection): void {
  flushSync(() => store.patch({ section }));
}

function countProblems({ problems, refusals }: EditorState, section: ApplicationSection): number {
  const names = new Set([...problems.keys(), ...refusals.keys()]);
  return [...names].filter((name) => sectionOf(name) === section).length;
}

/** Shows the section that the address names: of a link from another page, or after going back. */
function useSectionOfAddress(store: EditorStore): void {
  useEffect(() => {
    const follow = () => {
      const { hash } = location;
      const section = APPLICATION_SECTIONS.find(
        (name, index) => hash === `#section-${name}` || (hash === '' && index === 0),
      );
      if (section === undefined || section === store.get().section) return;
      store.patch({ section });
      requestAnimationFrame(() => document.getElementById(`section-${section}`)?.scrollIntoView());
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [store]);
}
