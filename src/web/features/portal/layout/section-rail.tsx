import type { ReactNode } from 'react';
import { usePage } from '#web/app/use-page.ts';
import { useShownCurrent } from '#web/kit/page/use-shown-current.ts';

interface SectionRailProps<Name extends string> {
  readonly sections: readonly Name[];
  readonly current: Name;
  /** A column from the width of a desktop on, with these classes; otherwise a sticky row. */
  readonly column: string | null;
  /** Shown above the links. */
  readonly above?: ReactNode;
  readonly link: (section: Name) => ReactNode;
}

/** The links to the sections of a long form, the current one always in view. */
export function SectionRail<Name extends string>(props: SectionRailProps<Name>) {
  const { sections, current, column, above, link } = props;
  const page = usePage();
  const row = useShownCurrent<HTMLOListElement>(current);
  return (
    <nav
      aria-label={page.t('editor.sections')}
      className={`bg-page sticky top-[96px] z-10 -mx-4 px-4 py-2 sm:top-[64px] ${column === null ? '' : `lg:mx-0 lg:p-0 ${column}`}`}
    >
      {above}
      <ol
        ref={row}
        className={`relative flex gap-2 overflow-x-auto [scrollbar-width:none] ${column === null ? '' : 'lg:flex-col lg:gap-1'}`}
      >
        {sections.map((section) => (
          <li key={section} className="flex-none">
            {link(section)}
          </li>
        ))}
      </ol>
    </nav>
  );
}
