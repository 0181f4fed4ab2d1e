import { Check } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';
import { STEPS, type StepName, stepNumber } from '../form/become-steps.ts';

export interface StepperProps {
  readonly current: StepName;
  /** The furthest step reached; earlier ones can be revisited. */
  readonly reached: StepName;
  /** Absent: earlier steps cannot be revisited. */
  readonly onStep?: (step: StepName) => void;
}

/** The five steps and the current one (R4.22); completed steps are links. */
export function Stepper({ current, reached, onStep }: StepperProps) {
  const page = usePage();
  return (
    <nav aria-label={page.t('become.steps')}>
      <p className="text-muted mb-3 text-sm sm:hidden">
        {page.t('become.step.place', { place: stepNumber(current), count: STEPS.length })}
        {' · '}
        <b className="text-ink">{page.t(`developer.become.step.${current}`)}</b>
      </p>
      <ol className="grid grid-cols-5 gap-2">
        {STEPS.map((step) => (
          <Step
            key={step}
            step={step}
            isCurrent={step === current}
            isDone={
              stepNumber(step) < stepNumber(current) || (step !== current && stepNumber(step) < stepNumber(reached))
            }
            onOpen={
              onStep !== undefined && step !== current && stepNumber(step) <= stepNumber(reached) ? onStep : undefined
            }
          />
        ))}
      </ol>
    </nav>
  );
}

interface StepProps {
  readonly step: StepName;
  readonly isCurrent: boolean;
  readonly isDone: boolean;
  readonly onOpen: ((step: StepName) => void) | undefined;
}

function Step({ step, isCurrent, isDone, onOpen }: StepProps) {
  const page = usePage();
  const name = page.t(`developer.become.step.${step}`);
  const state = isDone ? page.t('become.step.done') : '';
  const content = (
    <>
      <span
        className={`grid h-8 w-8 flex-none place-items-center rounded-full text-sm font-bold tabular-nums ${
          isCurrent ? 'bg-gold text-on-gold' : isDone ? 'bg-raised text-success' : 'bg-raised text-muted'
        }`}
      >
        {isDone ? <Check size={18} aria-hidden /> : stepNumber(step)}
      </span>
      <span aria-hidden className="hidden min-w-0 text-sm leading-snug wrap-anywhere sm:block">
        {name}
      </span>
      <span className="sr-only">{`${name} ${state}`}</span>
    </>
  );
  const look = `flex min-h-11 w-full items-center gap-2 border-t-4 pt-2 text-start max-sm:justify-center ${
    isCurrent ? 'border-gold font-bold' : isDone ? 'border-success' : 'border-line text-muted'
  }`;
  return (
    <li aria-current={isCurrent ? 'step' : undefined} className="min-w-0">
      {onOpen === undefined ? (
        <span className={look}>{content}</span>
      ) : (
        <button type="button" className={`${look} hover:bg-raised rounded-b-lg`} onClick={() => onOpen(step)}>
          {content}
        </button>
      )}
    </li>
  );
}
