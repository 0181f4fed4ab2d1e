import { useEffect, useRef, useState } from 'react';
import { orderPinnedApplications } from '#contract/application/developer-endpoints.ts';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { showFailure } from '#web/app/messages/show-failure.ts';
import { usePage } from '#web/app/use-page.ts';
import { moveTo } from '#web/kit/ordering/move-to.ts';

/**
 * The order of the pinned applications. Changes show immediately, are saved in the background and are reverted if
 * saving fails.
 */
export function usePinnedOrder(pinned: readonly OwnApplication[]) {
  const page = usePage();
  const [list, setList] = useState(pinned);
  const [said, setSaid] = useState('');
  const shown = useRef(list);
  // Requests run one after the other; if one overtook another, the older order would win.
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
  /** Moves an application without saving. */
  const preview = (appId: string, to: number) => {
    const from = placeOf(appId);
    if (from !== -1 && from !== to) show(moveTo(shown.current, from, to));
  };
  /** Saves the displayed order and announces the new position. */
  const keep = (appId: string) => {
    const place = placeOf(appId);
    const moved = shown.current[place];
    if (moved === undefined) return;
    setSaid(page.t('portal.pin.moved', { name: moved.name, place: place + 1, count: shown.current.length }));
    save(shown.current.map((one) => one.appId));
  };
  return { list, said, preview, keep, giveUp: () => show(pinned) };
}
