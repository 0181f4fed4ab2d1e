import { CakeSlice } from 'lucide-react';
import { updateUserProfile } from '#contract/account/endpoints.ts';
import { findBirthdateObstacle } from '#domain/age/birthdate.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import { calendarDay } from '#web/kit/time/calendar-day.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form } from '#web/ui/form.tsx';
import { type Page, usePage } from '../../app/use-page.ts';

export interface BirthdateGateProps {
  /** Name of the game. */
  readonly name: string;
  readonly backHref: string;
  /** The date of birth is stored. */
  readonly onStored: () => void;
}

const EARLIEST = '1900-01-01';

/** Loads the gate with its messages. */
export async function loadBirthdateGate(page: Page): Promise<typeof BirthdateGate> {
  await loadMessages(page, 'verification', 'rules', 'errors');
  return BirthdateGate;
}

/** Asks a signed-in user for the date of birth before a game for adults opens (O24). */
export function BirthdateGate({ name, backHref, onStored }: BirthdateGateProps) {
  const page = usePage();
  const form = useForm({
    initial: { birthdate: '' },
    check({ birthdate }) {
      // The date of someone too young is stored as well.
      const isDate = findBirthdateObstacle(birthdate, calendarDay(new Date())) !== 'age.birthdate';
      return { birthdate: isDate ? undefined : page.t('age.birthdate') };
    },
    send: (typed) => page.call(updateUserProfile, typed),
    onSent: onStored,
  });
  return (
    <section
      aria-labelledby="birthdate-title"
      className="card bg-surface text-ink my-6 w-[min(480px,calc(100%-32px))] p-6 sm:p-8"
    >
      <CakeSlice size={48} aria-hidden className="text-gold-text mx-auto mb-4" />
      <h1 id="birthdate-title" className="text-center text-lg">
        {page.t('verify.birthdate.title')}
      </h1>
      <p className="text-muted my-6 text-center wrap-anywhere">{page.t('verify.birthdate.text', { name })}</p>
      <Form onSubmit={form.submit} className="flex flex-col gap-3">
        <TextField
          {...form.fieldOf('birthdate')}
          label={page.t('verify.birthdate.label')}
          type="date"
          autoComplete="bday"
          min={EARLIEST}
          required
        />
        <Button type="submit" look="gold" className="mt-2" isBusy={form.isBusy}>
          {page.t('verify.birthdate.submit')}
        </Button>
        <a className="btn btn-quiet" href={backHref}>
          {page.t('play.back')}
        </a>
      </Form>
    </section>
  );
}
