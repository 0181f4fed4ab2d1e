import type { OperatorApplication } from '#contract/application/operator-entities.ts';
import { SHELF } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { RowIcon } from '#web/kit/list/row-icon.tsx';

/** The name, developer and icon of an application; published ones link to their store page. */
export function ApplicationName({ application }: { application: OperatorApplication }) {
  const page = usePage();
  const { applicationId, name, lang, company, icon, iconPlaceholder, status } = application;
  const query = `?applicationId=${encodeURIComponent(applicationId)}`;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <RowIcon url={icon} placeholder={iconPlaceholder} />
      <div className="min-w-0">
        <p className="font-bold wrap-anywhere" lang={lang}>
          {status === SHELF.onShelf ? (
            <a className="hover:underline" href={page.href('/application/details', query)}>
              {name}
            </a>
          ) : (
            name
          )}
        </p>
        <p className="text-muted text-xs wrap-anywhere">{company}</p>
        <p className="text-muted text-xs wrap-anywhere">{applicationId}</p>
      </div>
    </div>
  );
}
