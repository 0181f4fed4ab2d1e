import { usePage } from '#web/app/use-page.ts';

interface EmptyListProps {
  readonly title: string;
  readonly text: string;
  /** Where everything is shown, and what the way there is called; absent where everything is shown already. */
  readonly all?: { readonly path: string; readonly label: string } | undefined;
  readonly Icon: typeof import('lucide-react').SearchX;
}

/** Stands in place of a list that has nothing in it. */
export function EmptyList({ title, text, all, Icon }: EmptyListProps) {
  const page = usePage();
  return (
    <div className="flex flex-col items-center gap-3 py-12 text-center">
      <Icon size={44} aria-hidden className="text-muted" />
      <p className="text-lg font-bold">{title}</p>
      <p className="text-muted max-w-md">{text}</p>
      {all !== undefined && (
        <a className="btn btn-quiet mt-2" href={page.href(all.path)}>
          {all.label}
        </a>
      )}
    </div>
  );
}
