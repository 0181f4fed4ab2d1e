import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { APPLICATION_SECTIONS, type ApplicationSection } from '#domain/forms/application/application-sections.ts';
import { usePage } from '#web/app/use-page.ts';
import { SectionLink } from '../layout/section-link.tsx';
import { SectionRail } from '../layout/section-rail.tsx';
import { useEditor, useEditorState } from './form/editor-context.ts';
import type { EditorState, EditorStore } from './form/editor-store.ts';
import { sectionOf } from './form/field-names.ts';

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
export function showSection(store: EditorStore, section: ApplicationSection): void {
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
