import { LeaveGuard } from '#web/kit/form/leave-guard.tsx';
import { usePage } from '../../app/use-page.ts';

/** Asks before a page of the console is left with changes that are not saved. */
export function OperatorLeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { t } = usePage();
  const words = {
    title: t('operations.leave.title'),
    text: t('operations.leave.text'),
    go: t('operations.leave.go'),
    stay: t('operations.leave.stay'),
  };
  return <LeaveGuard isDirty={isDirty} words={words} />;
}
