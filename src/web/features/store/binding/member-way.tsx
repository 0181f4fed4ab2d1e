import { useRouter } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { getCarrier } from '#contract/invoice/endpoints.ts';
import type { Carrier } from '#contract/invoice/entities.ts';
import { CARRIER_TYPE } from '#contract/values/states.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { Button } from '#web/ui/button.tsx';

/** A member carrier is linked on the government's platform, which redirects back here. */
export function MemberWay({ carrier }: { carrier: Carrier }) {
  const page = usePage();
  const router = useRouter();
  const { isBusy, start } = useAction(async () => {
    const { openPhoneReminder } = await import('#web/app/overlays/open-verification.ts');
    await openPhoneReminder();
    // The link is valid once and briefly; this page may have been open for hours.
    const { bindUrl } = await page.call(getCarrier, {});
    if (bindUrl === null) await router.invalidate();
    else location.assign(bindUrl);
  });
  const obstacle = findObstacle(carrier);
  return (
    <div className="border-line flex flex-col gap-4 border-t pt-5">
      <p className="text-sm">{page.t(obstacle ?? 'binding.member.text')}</p>
      {obstacle === null && (
        <Button look="gold" className="self-start" isBusy={isBusy} onClick={start} Icon={ExternalLink}>
          {page.t('binding.member.go')}
        </Button>
      )}
    </div>
  );
}

/** Why the platform cannot be used from here; null if it can. */
function findObstacle({ bound, carrierType, bindUrl }: Carrier) {
  if (carrierType === CARRIER_TYPE.memberCarrier) return 'binding.member.already';
  if (bound) return 'binding.member.unbindFirst';
  return bindUrl === null ? 'binding.member.none' : null;
}
