import { useLocation } from '@tanstack/react-router';
import type { Maintenance } from '#contract/system/entities.ts';
import { isOpenDuringMaintenance } from '#domain/operations/maintenance-pages.ts';
import { useSession } from '../session/use-session.ts';
import { usePage } from '../use-page.ts';

/** The maintenance that closes the current page; undefined if there is none or the page stays open. */
export function useMaintenance(): Maintenance | undefined {
  const { state } = usePage();
  const { user } = useSession();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return isOpenDuringMaintenance(path, user) ? undefined : state.maintenance;
}
