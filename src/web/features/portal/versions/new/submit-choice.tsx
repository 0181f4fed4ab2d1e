import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';

/** Whether a version is submitted for review immediately or saved as a draft (O38). */
export function SubmitChoice({ isNow, onChange }: { isNow: boolean; onChange: (isNow: boolean) => void }) {
  const page = usePage();
  const days = { min: LIMITS.reviewDaysMin, max: LIMITS.reviewDaysMax };
  return (
    <div role="radiogroup" aria-labelledby="submit" className="grid gap-3 sm:grid-cols-2">
      {([true, false] as const).map((value) => (
        <label
          key={String(value)}
          className="border-control has-checked:border-accent has-checked:bg-raised has-focus-visible:outline-accent flex items-start gap-3 rounded-2xl border-2 p-4 has-focus-visible:outline-3"
        >
          <input
            type="radio"
            name="submit"
            checked={value === isNow}
            onChange={() => onChange(value)}
            className="accent-accent mt-1 h-5 w-5 flex-none outline-none"
          />
          <span className="min-w-0">
            <span className="block font-bold">{page.t(value ? 'versions.submit.now' : 'versions.submit.later')}</span>
            <span className="text-muted block text-sm">
              {page.t(value ? 'versions.submit.now.text' : 'versions.submit.later.text', days)}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}
