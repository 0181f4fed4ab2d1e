import { useEffect, useRef, useState } from 'react';
import { orderPinnedApplications } from '#contract/application/developer-endpoints.ts';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { showFailure } from '#web/app/messages/show-failure.ts';
import { moveTo } from '#web/kit/ordering/move-to.ts';
import { usePage } from '../../../app/use-page.ts';

/** The order of the pinned applications: shown at once, saved behind it, and as it was where saving fails. */
export function usePinnedOrder(pinned: readonly OwnApplication[]) {
  const page = usePage();
  const [list, setList] = useState(pinned);
  const [said, setSaid] = useState('');
  const shown = useRef(list);
  // One after the other: of two that overtook each other, the older order would stay.
  const saving = useRef(Promise.resolve());
  const show = (next: readonly OwnApplication[]) => {
    shown.current = next;
    setList(next);
  };
  useEffect(() => {
    shown.current = pinned;
    setList(pinned);
  }, [pinned]);
  const save = (applicationIds: readonly string[]) => {
    saving.current = saving.current.then(async () => {
      try {
        await page.call(orderPinnedApplications, { applicationIds });
      } catch (error) {
        show(pinned);
        setSaid(page.t('portal.pin.failed'));
        await showFailure(page, error);
      }
    });
  };
  const placeOf = (appId: string) => shown.current.findIndex((one) => one.appId === appId);
  /** Shows one in another place, and saves nothing yet. */
  const preview = (appId: string, to: number) => {
    const from = placeOf(appId);
    if (from !== -1 && from !== to) show(moveTo(shown.current, from, to));
  };
  /** Keeps the order that is shown, and tells where one has come to. */
  const keep = (appId: string) => {
    const place = placeOf(appId);
    const moved = shown.current[place];
    if (moved === undefined) return;
    setSaid(page.t('portal.pin.moved', { name: moved.name, place: place + 1, count: shown.current.length }));
    save(shown.current.map((one) => one.appId));
  };
  return { list, said, preview, keep, giveUp: () => show(pinned) };
}
