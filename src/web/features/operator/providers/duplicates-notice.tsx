import type { ProviderDuplicate } from '#contract/provider/operator-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { Notice } from '#web/kit/state/notice.tsx';

/** Warns of other accounts with the same details, which may belong to the same person. */
export function DuplicatesNotice({ duplicates }: { duplicates: readonly ProviderDuplicate[] }) {
  const page = usePage();
  if (duplicates.length === 0) return null;
  const list = new Intl.ListFormat(page.state.locale, { type: 'unit' });
  return (
    <Notice look="danger">
      <strong>{page.t('providers.duplicates')}</strong>
      <ul className="flex flex-col gap-1">
        {duplicates.map(({ userId, name, account, same }) => (
          <li key={userId}>
            <a className="link" href={page.href(`/operator/providers/${userId}`)}>
              {name || account.nickname || account.account}
            </a>{' '}
            – {list.format(same.map((kind) => page.t(`providers.same.${kind}`)))}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
