import { usePage } from '../../app/use-page.ts';

/** Announces the successor service: same Google account, balance moves 1:1 (R1.28-R1.30). */
export function UpgradeBanner() {
  const page = usePage();
  const notice = page.state.upgradeNotice;
  if (notice === null) return null;
  return (
    <aside aria-label={page.t('shell.upgrade.label')} className="bg-gold text-on-gold pad py-3 text-center text-sm">
      {page.t('shell.upgrade.text', { name: notice.successorName })}
      {notice.url !== '' && (
        <a className="ms-3 inline-block py-2 font-bold underline" href={notice.url} rel="noopener" target="_blank">
          {page.t('shell.upgrade.link')}
        </a>
      )}
    </aside>
  );
}
