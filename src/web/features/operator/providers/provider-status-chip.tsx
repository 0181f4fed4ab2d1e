import type { ProviderSubmissionStatus } from '#contract/provider/entities.ts';
import { Chip, type ChipLook } from '#web/kit/state/chip.tsx';
import { usePage } from '../../../app/use-page.ts';

const LOOKS = {
  1: 'info',
  2: 'success',
  3: 'danger',
  4: 'quiet',
} as const satisfies Record<ProviderSubmissionStatus, ChipLook>;

/** Where a submission stands, in a word and a colour. */
export function ProviderStatusChip({ status }: { status: ProviderSubmissionStatus }) {
  const page = usePage();
  return <Chip look={LOOKS[status]}>{page.t(`providerReview.${status}`)}</Chip>;
}
