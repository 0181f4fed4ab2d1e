/** A drawn star coin; decorative, beside text that names it. */
export function StarCoin({ size = 20, className = '' }: { size?: number; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden className={`flex-none ${className}`}>
      <circle cx="12" cy="12" r="11" className="fill-gold" />
      <circle cx="12" cy="12" r="8.6" fill="none" strokeWidth="1.2" className="stroke-on-gold" opacity="0.35" />
      <path
        d="M12 5.6l1.9 4 4.4.6-3.2 3 .8 4.3-3.9-2.1-3.9 2.1.8-4.3-3.2-3 4.4-.6z"
        className="fill-on-gold"
        strokeLinejoin="round"
      />
    </svg>
  );
}
