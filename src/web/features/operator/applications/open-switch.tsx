import { openApplication } from '#contract/application/operator-endpoints.ts';
import type { OperatorApplication } from '#contract/application/operator-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { useMutation } from '#web/kit/dialog/use-mutation.ts';

/** Opens or closes an application to players; a second click undoes it, so there is no confirmation. */
export function OpenSwitch({ application: { applicationId, name, isOpen } }: { application: OperatorApplication }) {
  const page = usePage();
  const { isBusy, start } = useMutation({
    call: () => page.call(openApplication, { applicationId, open: !isOpen }),
    done: page.t(`operations.applications.${isOpen ? 'closed' : 'opened'}`, { name }),
  });
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOpen}
      aria-busy={isBusy}
      aria-label={page.t('operations.applications.openNamed', { name })}
      onClick={start}
      className="group flex min-h-11 items-center gap-2 text-start"
    >
      <span
        aria-hidden
        className="bg-raised border-control group-aria-checked:bg-success group-aria-checked:border-success relative h-6 w-11 flex-none rounded-full border transition-colors"
      >
        <span className="bg-surface border-control absolute start-0.5 top-0.5 size-[18px] rounded-full border transition-transform group-aria-checked:translate-x-5" />
      </span>
      <span aria-hidden>{page.t(`operations.applications.open.${isOpen}`)}</span>
    </button>
  );
}
