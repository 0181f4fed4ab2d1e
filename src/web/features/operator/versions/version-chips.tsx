import type { VersionReview } from '#contract/values/states.ts';
import type { InspectionState } from '#contract/version/inspection.ts';
import type { ReviewRisk } from '#contract/version/operator-entities.ts';
import { Chip, type ChipLook } from '#web/kit/state/chip.tsx';
import { usePage } from '../../../app/use-page.ts';

const REVIEW_LOOKS = { 0: 'quiet', 1: 'info', 2: 'danger', 3: 'success' } as const satisfies Record<
  VersionReview,
  ChipLook
>;

/** Where the review of a version stands. */
export function VersionReviewChip({ review }: { review: VersionReview }) {
  const page = usePage();
  return <Chip look={REVIEW_LOOKS[review]}>{page.t(`versionReview.${review}`)}</Chip>;
}

const RISK_LOOKS = { low: 'quiet', medium: 'warning', high: 'danger' } as const satisfies Record<ReviewRisk, ChipLook>;

/** How much care a version asks for. */
export function RiskChip({ risk }: { risk: ReviewRisk }) {
  const page = usePage();
  return <Chip look={RISK_LOOKS[risk]}>{page.t(`reviews.risk.${risk}`)}</Chip>;
}

const INSPECTION_LOOKS = {
  none: 'quiet',
  waiting: 'quiet',
  running: 'info',
  passed: 'success',
  warned: 'warning',
  failed: 'danger',
  skipped: 'quiet',
} as const satisfies Record<InspectionState, ChipLook>;

/** Where an inspection, or a stage of it, stands. */
export function InspectionChip({ state }: { state: InspectionState }) {
  const page = usePage();
  return <Chip look={INSPECTION_LOOKS[state]}>{page.t(`reviews.inspection.${state}`)}</Chip>;
}
