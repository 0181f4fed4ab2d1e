import { Star } from 'lucide-react';
import { listAllApplications, sortApplication } from '#contract/application/operator-endpoints.ts';
import type { OperatorApplication } from '#contract/application/operator-entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { useMutation } from '#web/kit/dialog/use-mutation.ts';

/** Appends an application to the recommended ones, or removes it from them. */
export function RecommendButton({ application }: { application: OperatorApplication }) {
  const page = usePage();
  const { applicationId, name, sort } = application;
  const isRecommended = sort !== null;
  const { isBusy, start } = useMutation({
    call: async () =>
      page.call(sortApplication, { applicationId, sort: isRecommended ? null : await findLastPlace(page) }),
    done: page.t(`operations.recommended.${isRecommended ? 'taken' : 'given'}`, { name }),
  });
  const label = page.t('operations.recommended.named', { name });
  return (
    <button
      type="button"
      aria-pressed={isRecommended}
      aria-busy={isBusy}
      aria-label={label}
      title={label}
      onClick={start}
      className="btn-icon aria-pressed:text-gold-text"
    >
      <Star size={20} aria-hidden fill={isRecommended ? 'currentColor' : 'none'} />
    </button>
  );
}

async function findLastPlace(page: Page): Promise<number> {
  const { list } = await page.call(listAllApplications, {
    recommended: true,
    limit: LIMITS.recommendedApplications,
    lang: page.state.locale,
  });
  return (list.at(-1)?.sort ?? 0) + 1;
}
