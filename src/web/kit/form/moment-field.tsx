import { useEffect, useState } from 'react';
import { usePage } from '#web/app/use-page.ts';
import { TextField } from '#web/ui/field/text-field.tsx';

interface MomentFieldProps {
  readonly name: string;
  readonly label: string;
  readonly error?: string;
  /** ISO 8601; empty if unset. */
  readonly value: string;
  readonly required?: boolean;
  readonly onChange: (iso: string) => void;
}

/** A date and time in the user's time zone, which the hint names; the value is stored in UTC. */
export function MomentField({ value, onChange, ...field }: MomentFieldProps) {
  const page = usePage();
  const [zone, setZone] = useState('');
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return (
    <TextField
      {...field}
      type="datetime-local"
      max="9999-12-31T23:59"
      hint={page.t('form.zone', { zone: zone || 'UTC' })}
      value={writeLocal(value, zone === '' ? 'UTC' : undefined)}
      onChange={(text) => onChange(readLocal(text))}
    />
  );
}

/** Formats a time for `datetime-local`: `2026-03-01T08:30`. */
function writeLocal(iso: string, timeZone: 'UTC' | undefined): string {
  if (iso === '') return '';
  const date = new Date(iso);
  const offsetMs = timeZone === 'UTC' ? 0 : date.getTimezoneOffset() * 60_000;
  return new Date(date.getTime() - offsetMs).toISOString().slice(0, 16);
}

function readLocal(text: string): string {
  const date = new Date(text);
  return text === '' || Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
