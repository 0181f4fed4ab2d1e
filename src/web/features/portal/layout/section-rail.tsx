import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
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

const MARKS = {
  done: { Icon: CircleCheck, colour: 'text-success' },
  open: { Icon: CircleDashed, colour: 'text-muted' },
  wrong: { Icon: CircleAlert, colour: 'text-danger' },
} as const;

interface SectionLinkProps {
  /** ID of the section's element. */
  readonly target: string;
  readonly title: string;
  readonly isCurrent: boolean;
  /** Fields with a problem, shown or not. */
  readonly count: number;
  /** Saving has been attempted. */
  readonly isTried: boolean;
  readonly onClick?: () => void;
}

/** A link to a section of a long form: a chip in a row, or on wide screens a line of a column, with what it lacks. */
export function SectionLink({ target, title, isCurrent, count, isTried, onClick }: SectionLinkProps) {
  const page = usePage();
  const { Icon, colour } = MARKS[count === 0 ? 'done' : isTried ? 'wrong' : 'open'];
  return (
    <a
      href={`#${target}`}
      aria-current={isCurrent ? 'location' : undefined}
      className="border-line hover:bg-raised aria-[current]:bg-raised bg-surface flex min-h-11 items-center gap-2.5 rounded-full border px-3.5 py-1.5 text-sm aria-[current]:font-bold lg:rounded-xl lg:border-transparent lg:bg-transparent"
      onClick={onClick}
    >
      <Icon size={18} aria-hidden className={`flex-none ${colour}`} />
      <span className="whitespace-nowrap lg:whitespace-normal">
        {title}
        <span className={`text-muted block text-xs font-normal ${count === 0 ? 'sr-only' : ''}`}>
          {count > 0 ? page.t('editor.section.open', { count }) : page.t('editor.language.complete')}
        </span>
      </span>
    </a>
  );
}
