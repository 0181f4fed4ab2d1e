import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { APPLICATION_SECTIONS, type ApplicationSection } from '#domain/forms/application/application-sections.ts';
import { usePage } from '#web/app/use-page.ts';
import { useEditorState } from './form/editor-context.ts';
import type { EditorState } from './form/editor-store.ts';
import { sectionOf } from './form/field-names.ts';

/** The sections with their completeness: next to the form, or on narrow screens a sticky row above it. */
export function SectionNavigation({ isRow }: { isRow: boolean }) {
  const page = usePage();
  const current = useCurrentSection();
  const row = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (link) row.current?.scrollTo({ left: link.offsetLeft - 64 });
  }, [current]);
  return (
    <nav
      aria-label={page.t('editor.sections')}
      className={`bg-page sticky top-[96px] z-10 -mx-4 px-4 py-2 sm:top-[64px] ${isRow ? '' : 'lg:top-[96px] lg:order-2 lg:mx-0 lg:h-fit lg:bg-transparent lg:p-0'}`}
    >
      <ol
        ref={row}
        className={`relative flex gap-2 overflow-x-auto [scrollbar-width:none] ${isRow ? '' : 'lg:flex-col lg:gap-1'}`}
      >
        {APPLICATION_SECTIONS.map((section) => (
          <li key={section} className="flex-none">
            <SectionLink section={section} isCurrent={section === current} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

const MARKS = {
  done: { Icon: CircleCheck, colour: 'text-success' },
  open: { Icon: CircleDashed, colour: 'text-muted' },
  wrong: { Icon: CircleAlert, colour: 'text-danger' },
} as const;

function SectionLink({ section, isCurrent }: { section: ApplicationSection; isCurrent: boolean }) {
  const page = usePage();
  const count = useEditorState((state) => countProblems(state, section));
  const isTried = useEditorState((state) => state.isTried);
  const { Icon, colour } = MARKS[count === 0 ? 'done' : isTried ? 'wrong' : 'open'];
  return (
    <a
      href={`#section-${section}`}
      aria-current={isCurrent ? 'location' : undefined}
      className="border-line hover:bg-raised aria-[current]:bg-raised bg-surface flex min-h-11 items-center gap-2.5 rounded-full border px-3.5 py-1.5 text-sm aria-[current]:font-bold lg:rounded-xl lg:border-transparent lg:bg-transparent"
    >
      <Icon size={18} aria-hidden className={`flex-none ${colour}`} />
      <span className="whitespace-nowrap lg:whitespace-normal">
        {page.t(`editor.section.${section}`)}
        <span className={`text-muted block text-xs font-normal ${count === 0 ? 'sr-only' : ''}`}>
          {count > 0 ? page.t('editor.section.open', { count }) : page.t('editor.language.complete')}
        </span>
      </span>
    </a>
  );
}

function countProblems({ problems, refusals }: EditorState, section: ApplicationSection): number {
  const names = new Set([...problems.keys(), ...refusals.keys()]);
  return [...names].filter((name) => sectionOf(name) === section).length;
}

/** The section at the top of the viewport. */
function useCurrentSection(): ApplicationSection {
  const [current, setCurrent] = useState<ApplicationSection>(APPLICATION_SECTIONS[0]);
  useEffect(() => {
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        const first = APPLICATION_SECTIONS.find((section) => visible.has(`section-${section}`));
        if (first !== undefined) setCurrent(first);
      },
      { rootMargin: '-200px 0px -60% 0px' },
    );
    for (const section of APPLICATION_SECTIONS) {
      const element = document.getElementById(`section-${section}`);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
