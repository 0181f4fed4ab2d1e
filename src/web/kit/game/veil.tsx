import { ShieldAlert } from 'lucide-react';
import { needsAgeConfirmation } from '#domain/age/age-gate.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { placeholderStyle } from '#web/ui/picture.tsx';

/** Whether pictures of a game are veiled: it is for adults, and nobody has said yet how old the visitor is. */
export function isVeiled({ state }: Page, game: Parameters<typeof needsAgeConfirmation>[0]): boolean {
  return state.audience === 'unknown' && needsAgeConfirmation(game);
}

interface VeilProps {
  /** Mean colours of the picture that is veiled. */
  readonly placeholder: string;
  readonly size?: number;
  /** Beside another veil of the same game it says nothing of its own. */
  readonly isSilent?: boolean;
  readonly className?: string;
}

/** Stands in place of a picture that is for adults; the picture itself is not fetched. */
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
  return (
    <span role="img" aria-label={page.t('hall.veiled')} className={`veil ${className}`} style={style}>
      <ShieldAlert size={size} aria-hidden className="relative" />
      <span className="relative text-sm font-bold">18+</span>
    </span>
  );
}
