import { errorStatus, errorTitleKey, isErrorPageStatus } from '#domain/page/error-status.ts';
import { pageTitle } from '#web/app/head/page-head.ts';
import { usePage } from '../../app/use-page.ts';

/** The page of an HTTP status: picture, explanation and next step (R2.47-R2.50). */
export function StatusPage({ status, canReload = false }: { status: number; canReload?: boolean }) {
  const page = usePage();
  const known = isErrorPageStatus(status) ? status : undefined;
  const key = known ?? 'default';
  const title = page.t(errorTitleKey(key));
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-4 px-4 py-10 text-center" data-status={status}>
      <title>{pageTitle(page, status === 404 ? 'NOT FOUND' : title)}</title>
      <meta name="robots" content="noindex" />
      <img
        src={`/errors/${known ?? 500}.svg`}
        alt={page.t(`errorPage.${known ?? 500}.alt`)}
        width={480}
        height={320}
        className="h-auto w-full max-w-[420px]"
      />
      <h1 className="text-title">{title}</h1>
      <p className="text-muted">{page.t(`errorPage.${key}.message`)}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {canReload && (
          <button type="button" className="btn btn-quiet" onClick={() => location.reload()}>
            {page.t('errorPage.reload')}
          </button>
        )}
        <a className="btn btn-gold" href={page.href('/store/record')}>
          {page.t('errorPage.home')}
        </a>
      </div>
    </div>
  );
}

/** Shows any error a route has thrown, with a retry for temporary ones. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = errorStatus(error);
  return <StatusPage status={status} canReload={status >= 500} />;
}
