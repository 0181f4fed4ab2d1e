import { usePage } from '#web/app/use-page.ts';

interface ListTab {
  readonly name: string;
  /** Number of rows; undefined if they were not counted. */
  readonly count: number | undefined;
  /** There are more rows than were counted. */
  readonly isMore?: boolean;
  readonly href: string;
  readonly isOpen: boolean;
}

/** Tabs with the lists of a page: links, so that each has its own address. */
export function ListTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly ListTab[] }) {
  const page = usePage();
  return (
    <nav aria-label={label} className="-mx-1 overflow-x-auto p-1">
      <ul className="flex gap-2">
        {tabs.map(({ name, count, isMore = false, href, isOpen }) => (
          <li key={name}>
            <a className="chip tabular-nums" href={href} aria-current={isOpen ? 'true' : undefined}>
              {count === undefined ? name : page.t(isMore ? 'list.tabMore' : 'list.tab', { name, count })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
