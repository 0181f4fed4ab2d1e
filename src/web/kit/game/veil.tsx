import { ShieldAlert } from 'lucide-react';
import { needsAgeConfirmation } from '#domain/age/age-gate.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { placeholderStyle } from '#web/ui/picture.tsx';

/** Whether a game's pictures are veiled: it is for adults, and the visitor's age is unknown. */
export function isVeiled({ state }: Page, game: Parameters<typeof needsAgeConfirmation>[0]): boolean {
  return state.audience === 'unknown' && needsAgeConfirmation(game);
}

interface VeilProps {
  /** Average colors of the veiled picture. */
  readonly placeholder: string;
  readonly size?: number;
  /** Without a label, next to another veil of the same game. */
  readonly isSilent?: boolean;
  readonly className?: string;
}

/** Replaces a picture for adults, which is not fetched. */
export function Veil({ placeholder, size = 32, isSilent = false, className = 'h-full w-full' }: VeilProps) {
  const page = usePage();
  const style = placeholderStyle(placeholder);
  if (isSilent) {
    return (
      <span aria-hidden className={`veil ${className}`} style={style}>
        <ShieldAlert size={size} className="relative" />
      </span>
    );
  }
  const label = page.t('hall.veiled');
  return (
    <span role="img" aria-label={label} className={`veil ${className}`} style={style}>
      <ShieldAlert size={size} aria-hidden className="relative" />
      {/* The cards of phones have no room for it between their badges. */}
      <span className="relative hidden text-sm font-bold sm:block">{label}</span>
    </span>
  );
}
