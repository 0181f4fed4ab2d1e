import { useSyncExternalStore } from 'react';
import { usePage } from '#web/app/use-page.ts';
import { oldParts } from '#web/live/old-parts.ts';
import { LocalTime } from '../time/local-time.tsx';
import { Notice } from './notice.tsx';

/** Says since when live data of the window could not be updated; stays in view while the page scrolls. */
export function OldDataNotice() {
  const page = usePage();
  const since = useSyncExternalStore(oldParts.subscribe, oldParts.since, () => undefined);
  return (
    <div role="status" className="sticky top-[124px] z-20 empty:hidden sm:top-[76px]">
      {since !== undefined && (
        <div className="bg-surface rounded-xl">
          <Notice look="warning">
            <p>
              {page.t('words.outOfDate')}{' '}
              <strong>
                <LocalTime iso={since} />
              </strong>
            </p>
          </Notice>
        </div>
      )}
    </div>
  );
}
