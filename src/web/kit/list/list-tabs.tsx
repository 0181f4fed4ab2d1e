import { usePage } from '#web/app/use-page.ts';

interface ListTab {
  readonly name: string;
  /** Number of rows. */
  readonly count: number;
  readonly href: string;
  readonly isOpen: boolean;
}

/** Tabs with the lists of a page: links, so that each has its own address. */
export function ListTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly ListTab[] }) {
  const page = usePage();
  return (
    <nav aria-label={label} className="-mx-1 overflow-x-auto p-1">
      <ul className="flex gap-2">
        {tabs.map(({ name, count, href, isOpen }) => (
          <li key={name}>
            <a className="chip tabular-nums" href={href} aria-current={isOpen ? 'true' : undefined}>
              {page.t('list.tab', { name, count })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
