import { usePage } from '../../app/use-page.ts';

const LINES = ['w-2/3', 'w-full', 'w-5/6', 'w-1/2'] as const;

/** The shape of a page of the account while its data is on the way. */
export function AccountSkeleton() {
  const page = usePage();
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="sr-only">
        {page.t('account.loading')}
      </p>
      <div aria-hidden className="skeleton h-9 w-52" />
      <div aria-hidden className="card flex flex-col gap-5 p-7">
        {LINES.map((width) => (
          <div key={width} className={`skeleton h-11 ${width}`} />
        ))}
      </div>
    </div>
  );
}
