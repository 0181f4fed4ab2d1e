import { useRouter } from '@tanstack/react-router';
import { CloudOff } from 'lucide-react';
import { usePage } from '../../app/use-page.ts';
import { StoreNotice } from './store-notice.tsx';

/** What stands in place of a page of records that could not be loaded. */
export function StoreFailure() {
  const page = usePage();
  const router = useRouter();
  return (
    <StoreNotice
      role="alert"
      Icon={CloudOff}
      title={page.t('records.failed.title')}
      text={page.t('records.failed.text')}
    >
      <button type="button" className="btn btn-gold" onClick={() => void router.invalidate()}>
        {page.t('records.failed.again')}
      </button>
    </StoreNotice>
  );
}
