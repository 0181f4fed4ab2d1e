import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';

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
